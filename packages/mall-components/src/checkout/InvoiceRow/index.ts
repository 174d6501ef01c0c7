export { type ChosenInvoice, InvoiceRow, type InvoiceRowProps } from "./InvoiceRow.tsx";
