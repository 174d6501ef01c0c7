export { type RefundCardView, RefundList, type RefundListProps } from "./RefundList.tsx";
