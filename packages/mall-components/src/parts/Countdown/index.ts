export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { type TimeLeft, timeLeft } from "./time-left.ts";
export { useServerNow } from "./use-server-now.ts";
