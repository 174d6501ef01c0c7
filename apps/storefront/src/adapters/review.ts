import type { ProdComment } from "@tradehall/api-client/models/comment";
import type { Review } from "@tradehall/mall-components/catalog/ReviewList";
import { commentTagText, type Locale } from "@tradehall/mall-rules/words";

const picturesOf = (joined: string): string[] => joined.split(",").filter(Boolean);

export const toReview = (comment: ProdComment, locale: Locale): Review => ({
  id: String(comment.prodCommId),
  author: comment.nickName,
  ...(comment.pic ? { avatar: comment.pic } : {}),
  rating: comment.score,
  timeText: comment.recTime.slice(0, 10),
  dateTime: comment.recTime.replace(" ", "T"),
  text: comment.content,
  tags: comment.tags.map((tag) => commentTagText(tag, locale)),
  ...(comment.skuName ? { skuName: comment.skuName } : {}),
  pictures: picturesOf(comment.pics),
  ...(comment.replyContent ? { reply: comment.replyContent } : {}),
  ...(comment.followUp
    ? {
        followUp: {
          timeText: comment.followUp.recTime.slice(0, 10),
          text: comment.followUp.content,
          pictures: picturesOf(comment.followUp.pics),
        },
      }
    : {}),
});
