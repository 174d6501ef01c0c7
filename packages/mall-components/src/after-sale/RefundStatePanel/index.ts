export { RefundStatePanel, type RefundStatePanelProps } from "./RefundStatePanel.tsx";
