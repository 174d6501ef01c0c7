import { statementSides } from "@tradehall/mall-rules/states/payment/statement";
import * as v from "valibot";
import { month, StatementLine, statementLineExample } from "../../models/statement.ts";
import { page, paging, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The lines of a month, oldest first; with `by` and `key` those of one shop, person, cost centre or category. */
export const listStatementLines = endpoint("GET /p/statement/lines", {
  summary: "The lines of a month's statement",
  tag: "statement",
  auth: "token",
  effect: "read",
  query: v.object({
    month,
    by: v.optional(v.picklist(statementSides)),
    key: v.optional(text(60)),
    ...paging,
  }),
  answer: page(StatementLine),
  fails: ["A00004", "A00001"],
  example: {
    query: { month: "2026-10", by: "shop", key: "1", current: 1, size: 20 },
    answer: { records: [statementLineExample], total: 1, size: 20, current: 1, pages: 1 },
  },
});
