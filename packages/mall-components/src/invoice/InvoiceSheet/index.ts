export type { InvoiceLineView } from "./InvoiceLines.tsx";
export { InvoiceSheet, type InvoiceSheetProps } from "./InvoiceSheet.tsx";
