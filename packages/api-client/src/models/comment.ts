import { commentLimits } from "@tradehall/mall-rules/limits";
import { commentActions, commentTags } from "@tradehall/mall-rules/states/product/comment";
import * as v from "valibot";
import { orderedGoods, orderNumber } from "./order.ts";
import { dateTime, flag, id, int, page, picture, pictures, text } from "./wire.ts";

const tags = v.array(v.picklist(commentTags));

/** What a buyer added to a review later. */
export const CommentFollowUp = v.object({ content: v.string(), pics: pictures, recTime: dateTime });

/** A review as everyone reads it; the name is masked where it was written anonymously. */
export const ProdComment = v.object({
  prodCommId: id,
  prodId: id,
  /** 1 to 5. */
  score: v.number(),
  /** 0 good, 1 medium, 2 bad. */
  evaluate: v.picklist([0, 1, 2]),
  content: v.string(),
  pics: pictures,
  tags,
  isAnonymous: flag,
  nickName: v.string(),
  pic: picture,
  skuName: v.string(),
  recTime: dateTime,
  replyContent: v.nullable(v.string()),
  replyTime: v.nullable(dateTime),
  followUp: v.nullable(CommentFollowUp),
});
export type ProdComment = v.InferOutput<typeof ProdComment>;

const count = v.number();

/** How a product was reviewed, in numbers. */
export const CommentData = v.object({
  /** Share of good reviews in percent; 100 without reviews. */
  positiveRating: v.number(),
  /** All, good, medium, bad, with pictures. */
  number: count,
  praiseNumber: count,
  secondaryNumber: count,
  negativeNumber: count,
  picNumber: count,
  /** Stars on average, one decimal; 0 without reviews. */
  averageScore: v.number(),
  /** How often each tag was given, most first. */
  tags: v.array(v.object({ tag: v.picklist(commentTags), count })),
});
export type CommentData = v.InferOutput<typeof CommentData>;

/** A review as its buyer sees it. */
export const OwnComment = v.object({
  ...ProdComment.entries,
  allowedActions: v.array(v.picklist(commentActions)),
});
export type OwnComment = v.InferOutput<typeof OwnComment>;

/** A line of a received order with its review, where it has one. */
export const CommentLine = v.object({
  ...orderedGoods,
  orderNumber,
  shopName: v.string(),
  /** When the order was received. */
  receiveTime: dateTime,
  /** Null where it waits for one; a deleted review is not written again, its line is left out. */
  comment: v.nullable(OwnComment),
});
export type CommentLine = v.InferOutput<typeof CommentLine>;

export const CommentLinePage = v.object({
  ...page(CommentLine).entries,
  /** How many lines wait for a review, and how many have one. */
  toReview: count,
  reviewed: count,
});

const pictureList = v.pipe(v.array(text(200)), v.maxLength(commentLimits.pictures));

/** What a review says, as it is sent. Pictures are uploads of the same buyer (`/p/file/upload`). */
export const commentForm = {
  content: text(commentLimits.length * 2),
  pics: v.optional(pictureList, []),
};
export const newCommentForm = v.object({
  orderItemId: id,
  score: int,
  tags: v.optional(v.pipe(tags, v.maxLength(commentLimits.tags)), []),
  isAnonymous: v.optional(flag, 0),
  ...commentForm,
});
