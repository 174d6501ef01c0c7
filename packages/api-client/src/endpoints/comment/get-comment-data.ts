import * as v from "valibot";
import { CommentData } from "../../models/comment.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** How a product was reviewed, in numbers (api-family §6). */
export const getCommentData = endpoint("GET /prodComm/prodCommData", {
  summary: "How a product was reviewed, in numbers",
  tag: "comment",
  auth: "none",
  effect: "read",
  query: v.object({ prodId: id }),
  answer: CommentData,
  fails: ["A00001"],
  example: {
    query: { prodId: 1001 },
    answer: {
      positiveRating: 75,
      number: 4,
      praiseNumber: 3,
      secondaryNumber: 1,
      negativeNumber: 0,
      picNumber: 2,
      averageScore: 4.3,
      tags: [{ tag: "quality", count: 3 }],
    },
  },
});
