export { type QuoteTab, QuoteTabs, type QuoteTabsProps, quoteTabs } from "./QuoteTabs.tsx";
