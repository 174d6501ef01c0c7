export { type Review, ReviewList, type ReviewListProps } from "./ReviewList.tsx";
