import { defineMessages } from "./define-messages.ts";

/** Words of reviews. */
export const reviewWords = defineMessages({
  review: { id: "review.review", defaultMessage: "评价" },
  followUp: { id: "review.followUp", defaultMessage: "追加评价" },
  rating: { id: "review.rating", defaultMessage: "商品评分" },
  tags: { id: "review.tags", defaultMessage: "评价标签" },
  content: { id: "review.content", defaultMessage: "评价内容" },
  contentHint: {
    id: "review.contentHint",
    defaultMessage: "规格、做工、使用感受如何？写下来，供其他买家参考",
  },
  pictures: { id: "review.pictures", defaultMessage: "晒图" },
  anonymous: { id: "review.anonymous", defaultMessage: "匿名评价" },
  publish: { id: "review.publish", defaultMessage: "发表评价" },
  publishing: { id: "review.publishing", defaultMessage: "正在发表" },
});
