export { InvoiceChoice, type InvoiceChoiceProps } from "./InvoiceChoice.tsx";
