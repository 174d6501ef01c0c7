export { InvoiceTitleList, type InvoiceTitleListProps, type KeptTitleView } from "./InvoiceTitleList.tsx";
