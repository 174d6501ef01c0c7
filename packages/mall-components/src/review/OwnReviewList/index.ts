export { OwnReviewList, type OwnReviewListProps, type OwnReviewView } from "./OwnReviewList.tsx";
export { type OwnReviewTab, ownReviewTabs } from "./own-review-tabs.ts";
