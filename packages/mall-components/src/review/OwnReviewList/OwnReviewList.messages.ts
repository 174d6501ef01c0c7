import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OwnReviewList; by tab what it says where there is nothing. */
export const words = defineMessages({
  toReview: { id: "ownReviewList.toReview", defaultMessage: "没有待评价的商品" },
  reviewed: { id: "ownReviewList.reviewed", defaultMessage: "还没有评价过商品" },
  followUp: { id: "ownReviewList.followUp", defaultMessage: "没有可追评的商品" },
  pictures: { id: "ownReviewList.pictures", defaultMessage: "还没有晒过图" },
  from: { id: "ownReviewList.from", defaultMessage: "{shop} · {day} 收货" },
});

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "ownReviewList.tabs", defaultMessage: "评价状态" },
  followUp: { id: "ownReviewList.tab.followUp", defaultMessage: "待追评" },
});
