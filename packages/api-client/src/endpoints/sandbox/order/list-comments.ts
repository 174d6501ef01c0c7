import * as v from "valibot";
import { dateTime, id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The seller: reviews without an answer, newest first. */
export const sandboxListComments = endpoint("GET /sandbox/comments", {
  summary: "Reviews without an answer",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(
    v.object({
      prodCommId: id,
      prodName: v.string(),
      score: v.number(),
      content: v.string(),
      recTime: dateTime,
    }),
  ),
  fails: [],
  example: {
    answer: [
      {
        prodCommId: 7,
        prodName: "棘轮扳手",
        score: 5,
        content: "做工扎实，棘轮顺滑。",
        recTime: "2026-11-10 14:20:00",
      },
    ],
  },
});
