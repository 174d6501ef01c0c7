export { InvoiceStatePanel, type InvoiceStatePanelProps } from "./InvoiceStatePanel.tsx";
