export { LateReviewSummary } from "./LateReviewSummary.tsx";
export { type ReviewFilter, ReviewSummary, type ReviewSummaryProps } from "./ReviewSummary.tsx";
