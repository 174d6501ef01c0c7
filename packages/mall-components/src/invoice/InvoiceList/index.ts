export type { InvoiceCardView } from "../invoice-view.ts";
export { InvoiceList, type InvoiceListProps } from "./InvoiceList.tsx";
