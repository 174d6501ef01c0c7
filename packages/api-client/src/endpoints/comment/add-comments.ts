import { commentLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { newCommentForm, OwnComment } from "../../models/comment.ts";
import { ownCommentExample } from "../../models/examples/catalogue.ts";
import { endpoint } from "../contract.ts";

/** Reviews lines of received orders, all or none, each once (api-family §8). Faults by `{orderItemId}.{field}`. */
export const addComments = endpoint("POST /p/prodComm", {
  summary: "Reviews lines of received orders, each once",
  tag: "comment",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({
    comments: v.pipe(v.array(newCommentForm), v.minLength(1), v.maxLength(commentLimits.linesAtOnce)),
  }),
  answer: v.object({ comments: v.array(OwnComment) }),
  fails: ["A00004", "A00001"],
  example: {
    body: {
      comments: [
        {
          orderItemId: 11,
          score: 5,
          tags: ["quality"],
          content: "做工扎实，棘轮顺滑。",
          pics: [],
          isAnonymous: 1,
        },
      ],
    },
    answer: { comments: [ownCommentExample] },
  },
});
