export { type RefundTab, RefundTabs, type RefundTabsProps, refundTabs } from "./RefundTabs.tsx";
