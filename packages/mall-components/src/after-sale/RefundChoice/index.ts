export { RefundChoice, type RefundChoiceProps, type RefundWayView } from "./RefundChoice.tsx";
export type { RefundLineView } from "./refund-choice-view.ts";
