import { defineMessages } from "../../messages/define-messages.ts";
import { reviewWords } from "../../messages/review.messages.ts";

/** Words of ReviewList. */
export const words = {
  ...defineMessages({
    empty: { id: "reviewList.empty", defaultMessage: "暂无评价" },
    emptyText: { id: "reviewList.emptyText", defaultMessage: "购买后可以写下第一条评价。" },
    filtered: { id: "reviewList.filtered", defaultMessage: "该筛选下暂无评价" },
    failed: { id: "reviewList.failed", defaultMessage: "评价加载失败" },
    rating: { id: "reviewList.rating", defaultMessage: "{rating} 星，满分 5 星" },
    bought: { id: "reviewList.bought", defaultMessage: "规格：{name}" },
    reply: { id: "reviewList.reply", defaultMessage: "商家回复" },
    picture: { id: "reviewList.picture", defaultMessage: "查看第 {index} 张评价图片" },
  }),
  followUp: reviewWords.followUp,
};
