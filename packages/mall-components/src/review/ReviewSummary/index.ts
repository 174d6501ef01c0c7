export { type ReviewFilter, ReviewSummary, type ReviewSummaryProps } from "./ReviewSummary.tsx";
