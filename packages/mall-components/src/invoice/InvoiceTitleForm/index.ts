export { InvoiceTitleForm, type InvoiceTitleFormProps } from "./InvoiceTitleForm.tsx";
