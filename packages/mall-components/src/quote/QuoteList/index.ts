export type { QuoteCardView } from "../quote-view.ts";
export { QuoteList, type QuoteListProps } from "./QuoteList.tsx";
export { type QuoteTab, quoteTabs } from "./quote-tabs.ts";
