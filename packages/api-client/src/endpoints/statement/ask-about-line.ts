import * as v from "valibot";
import { id, nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Asks the shop about a line of a statement that closed. Faults by field. */
export const askAboutLine = endpoint("POST /p/statement/ask", {
  summary: "Asks the shop about a line of a statement",
  tag: "statement",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ lineId: id, question: text(800) }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { lineId: 7, question: "该笔订单是否含运费？" }, answer: null },
});
