export type { AmountsView } from "../order-views.ts";
export { PriceBreakdown, type PriceBreakdownProps } from "./PriceBreakdown.tsx";
export { takenOff } from "./steps.ts";
