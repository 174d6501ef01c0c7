export { OwnReviewList, type OwnReviewListProps, type OwnReviewView } from "./OwnReviewList.tsx";
