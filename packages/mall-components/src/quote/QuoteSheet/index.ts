export type { QuoteLineView, QuoteRoundView, QuoteView } from "../quote-view.ts";
export { QuoteSheet } from "./QuoteSheet.tsx";
export type { QuoteSheetProps } from "./quote-sheet-props.ts";
