export { type InvoiceTab, InvoiceTabs, type InvoiceTabsProps, invoiceTabs } from "./InvoiceTabs.tsx";
