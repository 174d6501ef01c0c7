export { type RefundStepView, RefundTrail, type RefundTrailProps } from "./RefundTrail.tsx";
