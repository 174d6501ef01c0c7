export {
  type OwnReviewTab,
  OwnReviewTabs,
  type OwnReviewTabsProps,
  ownReviewTabs,
} from "./OwnReviewTabs.tsx";
