export { InvoiceMailForm, type InvoiceMailFormProps } from "./InvoiceMailForm.tsx";
