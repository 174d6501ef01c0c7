import { defineMessages } from "../../messages/define-messages.ts";
import { reviewWords } from "../../messages/review.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";

/** Words of OwnReviewTabs. */
export const words = {
  ...defineMessages({
    label: { id: "ownReviewTabs.label", defaultMessage: "评价状态" },
    followUp: { id: "ownReviewTabs.followUp", defaultMessage: "待追评" },
  }),
  toReview: orderStatusMessages.received,
  reviewed: orderStatusMessages.evaluated,
  pictures: reviewWords.pictures,
};
