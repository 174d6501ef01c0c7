export { LateRecommendedRow } from "./LateRecommendedRow.tsx";
export { RecommendedRow, type RecommendedRowProps } from "./RecommendedRow.tsx";
