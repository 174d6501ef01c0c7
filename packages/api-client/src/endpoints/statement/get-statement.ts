import * as v from "valibot";
import { month, Statement, statementHeadExample, statementPartExample } from "../../models/statement.ts";
import { endpoint } from "../contract.ts";

/** One month: its sums by shop, person, cost centre and category. */
export const getStatement = endpoint("GET /p/statement/info", {
  summary: "A month's statement with its sums",
  tag: "statement",
  auth: "token",
  effect: "read",
  query: v.object({ month }),
  answer: Statement,
  fails: ["A00004", "A00001"],
  example: {
    query: { month: "2026-10" },
    answer: {
      ...statementHeadExample,
      ...{ ownerName: "上海拓远机电设备有限公司", isWhole: 1, allowedActions: ["confirm", "ask"] },
      ...{ byShop: [statementPartExample], byPerson: [], byCostCentre: [], byCategory: [] },
    },
  },
});
