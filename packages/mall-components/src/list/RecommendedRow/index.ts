export { RecommendedRow, type RecommendedRowProps } from "./RecommendedRow.tsx";
