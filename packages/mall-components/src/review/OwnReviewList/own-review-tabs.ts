import { reviewWords } from "../../messages/review.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { tabWords } from "./OwnReviewList.messages.ts";

export const ownReviewTabs = {
  label: tabWords.tabs,
  tabs: {
    toReview: orderStatusMessages.received,
    reviewed: orderStatusMessages.evaluated,
    followUp: tabWords.followUp,
    pictures: reviewWords.pictures,
  },
} as const;
export type OwnReviewTab = keyof typeof ownReviewTabs.tabs;
