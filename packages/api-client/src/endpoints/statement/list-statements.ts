import * as v from "valibot";
import { StatementHead, statementHeadExample } from "../../models/statement.ts";
import { endpoint } from "../contract.ts";

/** The running month and those that closed, newest first; a member's are of their own orders (Spec §2 uc-bill). */
export const listStatements = endpoint("GET /p/statement/list", {
  summary: "Monthly statements, newest first",
  tag: "statement",
  auth: "token",
  effect: "read",
  answer: v.object({ months: v.array(StatementHead) }),
  fails: ["A00004"],
  example: { answer: { months: [statementHeadExample] } },
});
