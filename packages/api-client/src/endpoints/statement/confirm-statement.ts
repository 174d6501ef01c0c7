import * as v from "valibot";
import { month, StatementHead, statementHeadExample } from "../../models/statement.ts";
import { endpoint } from "../contract.ts";

/** The enterprise agrees to a statement that closed; once. */
export const confirmStatement = endpoint("POST /p/statement/confirm", {
  summary: "Confirms a month's statement",
  tag: "statement",
  auth: "token",
  effect: "write",
  body: v.object({ month }),
  answer: StatementHead,
  fails: ["A00004", "A00001"],
  example: { body: { month: "2026-10" }, answer: statementHeadExample },
});
