import type { ProdComment } from "@tradehall/api-client/models/comment";
import type { Review } from "@tradehall/mall-components/catalog/ReviewList";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** Filters of the reviews in the server's order, from -1 (all) on. */
export const evaluations = ["all", "good", "medium", "bad", "pictures"] as const;
export type Evaluation = (typeof evaluations)[number];

/** What the address of a product says of its reviews. */
export const reviewQuery = listQuery({ path: hrefTo("detail"), choices: { reviews: evaluations } });

export const toReviews = (comments: readonly ProdComment[]): Review[] =>
  comments.map((comment) => ({
    id: String(comment.prodCommId),
    author: comment.nickName,
    ...(comment.pic ? { avatar: comment.pic } : {}),
    rating: comment.score,
    timeText: comment.recTime.slice(0, 10),
    dateTime: comment.recTime.replace(" ", "T"),
    text: comment.content,
    ...(comment.skuName ? { skuName: comment.skuName } : {}),
    pictures: comment.pics.split(",").filter(Boolean),
    ...(comment.replyContent ? { reply: comment.replyContent } : {}),
  }));
