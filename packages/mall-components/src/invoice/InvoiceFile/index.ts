export { InvoiceFile, type InvoiceFileProps } from "./InvoiceFile.tsx";
