export type { InvoiceCardView } from "../invoice-view.ts";
export { InvoiceList, type InvoiceListProps } from "./InvoiceList.tsx";
export { type InvoiceTab, invoiceTabs } from "./invoice-tabs.ts";
