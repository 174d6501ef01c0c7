export type { AmountsView } from "../order-views.ts";
export { AmountLadder, type AmountLadderProps } from "./AmountLadder.tsx";
export { takenOff } from "./steps.ts";
