export {
  RefundChoice,
  type RefundChoiceProps,
  type RefundLineView,
  type RefundWayView,
} from "./RefundChoice.tsx";
