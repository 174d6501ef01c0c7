import * as v from "valibot";
import { commentForm, OwnComment } from "../../models/comment.ts";
import { ownCommentExample } from "../../models/examples/catalogue.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Adds to an own review, once within 180 days. Faults by field. */
export const addFollowUp = endpoint("POST /p/prodComm/followUp", {
  summary: "Adds to an own review, once within 180 days",
  tag: "comment",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ prodCommId: id, ...commentForm }),
  answer: OwnComment,
  fails: ["A00004", "A00001"],
  example: {
    body: { prodCommId: 7, content: "用了一个月，依然顺滑。", pics: [] },
    answer: {
      ...ownCommentExample,
      followUp: { content: "用了一个月，依然顺滑。", pics: "", recTime: "2026-12-10 14:20:00" },
      allowedActions: ["delete"],
    },
  },
});
