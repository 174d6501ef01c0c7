export { type RefundCardView, RefundList, type RefundListProps } from "./RefundList.tsx";
export { type RefundTab, refundTabs } from "./refund-tabs.ts";
