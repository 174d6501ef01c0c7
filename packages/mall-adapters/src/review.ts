import type { CommentLine, ProdComment } from "@tradehall/api-client/models/comment";
import type { OwnReviewView } from "@tradehall/mall-components/review/OwnReviewList";
import type { Review } from "@tradehall/mall-components/review/ReviewList";
import type { Locale } from "@tradehall/mall-rules/words";
import { commentTagText } from "@tradehall/mall-rules/words/comments";
import type { DataRoutes } from "./data-routes.ts";
import { toGoodsLine } from "./goods-line.ts";

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

/** A bought line with its review, where there is one, and the way to write what may still be written. */
export function toOwnReview(line: CommentLine, locale: Locale, routes: DataRoutes): OwnReviewView {
  const { comment } = line;
  const review = comment && toReview(comment, locale);
  const canWrite = !comment || comment.allowedActions.includes("followUp");
  return {
    id: String(line.orderItemId),
    goods: toGoodsLine(line, routes),
    shopName: line.shopName,
    receivedText: line.receiveTime.slice(0, 10),
    ...(review ? { review } : {}),
    ...(canWrite ? { writeHref: routes.writeReview(line.orderNumber, review?.id) } : {}),
    canDelete: comment?.allowedActions.includes("delete") ?? false,
  };
}
