import type { CommentLine } from "@tradehall/api-client/models/comment";
import type { OwnReviewView } from "@tradehall/mall-components/account/OwnReviewList";
import type { Locale } from "@tradehall/mall-rules/words";
import { toCommentGoods } from "../../adapters/comment-goods.ts";
import { toReview } from "../../adapters/review.ts";
import { hrefTo } from "../../href-to.ts";

export function toOwnReview(line: CommentLine, locale: Locale): OwnReviewView {
  const { comment, orderNumber } = line;
  const canWrite = !comment || comment.allowedActions.includes("followUp");
  return {
    id: String(line.orderItemId),
    goods: toCommentGoods(line),
    shopName: line.shopName,
    receivedText: line.receiveTime.slice(0, 10),
    ...(comment ? { review: toReview(comment, locale) } : {}),
    ...(canWrite ? { writeHref: hrefTo("write-comments", { orderNumber }) } : {}),
    canDelete: comment?.allowedActions.includes("delete") ?? false,
  };
}
