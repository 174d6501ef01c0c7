import * as v from "valibot";
import { id, nothing, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The seller: answers a review. */
export const sandboxReplyComment = endpoint("POST /sandbox/comments/{prodCommId}/reply", {
  summary: "Answers a review",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: v.object({ prodCommId: id }),
  body: v.object({ content: v.optional(text(200)) }),
  answer: nothing,
  fails: ["A00001"],
  example: { params: { prodCommId: 7 }, body: { content: "感谢您的认可。" }, answer: null },
});
