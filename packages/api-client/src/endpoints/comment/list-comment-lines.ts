import { pageSizes } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { CommentLinePage } from "../../models/comment.ts";
import { commentLineExample } from "../../models/examples/order.ts";
import { orderNumber } from "../../models/order.ts";
import { flag, int, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Lines to review and own reviews, newest first (api-family §5). */
export const listCommentLines = endpoint("GET /p/myOrder/myOrderItemsComment", {
  summary: "Lines to review and own reviews",
  tag: "comment",
  auth: "token",
  effect: "read",
  query: v.object({
    /** 0 to review, 1 reviewed, 2 reviewed and open for a follow-up; all of an order without it. */
    commStatus: v.optional(v.pipe(int, v.minValue(0), v.maxValue(2))),
    /** 1 only reviews with pictures. */
    withPics: v.optional(flag),
    orderNumber: v.optional(orderNumber),
    ...paging,
  }),
  answer: CommentLinePage,
  fails: ["A00004", "A00001"],
  example: {
    query: { commStatus: 1 },
    answer: {
      records: [commentLineExample],
      ...{ total: 1, size: pageSizes.comments, current: 1, pages: 1 },
      toReview: 2,
      reviewed: 1,
    },
  },
});
