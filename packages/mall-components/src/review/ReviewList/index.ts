export { ReviewList } from "./ReviewList.tsx";
export type { Review, ReviewListProps } from "./review-list-props.ts";
