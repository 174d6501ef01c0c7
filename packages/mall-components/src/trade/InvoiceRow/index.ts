export * from "./InvoiceRow.tsx";
