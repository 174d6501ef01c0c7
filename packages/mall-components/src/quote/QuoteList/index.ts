export type { QuoteCardView } from "../quote-view.ts";
export { QuoteList, type QuoteListProps } from "./QuoteList.tsx";
