export { BlockCountdown, type BlockCountdownProps } from "./BlockCountdown.tsx";
