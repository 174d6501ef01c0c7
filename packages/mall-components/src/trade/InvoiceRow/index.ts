export { type InvoiceChoice, InvoiceRow, type InvoiceRowProps } from "./InvoiceRow.tsx";
