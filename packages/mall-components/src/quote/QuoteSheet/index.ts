export type { QuoteLineView, QuoteRoundView, QuoteView } from "../quote-view.ts";
export { QuoteSheet, type QuoteSheetProps } from "./QuoteSheet.tsx";
