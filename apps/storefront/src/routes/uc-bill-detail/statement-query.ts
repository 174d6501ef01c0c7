import { statementSides } from "@tradehall/mall-rules/states/payment/statement";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** Which part of a statement is shown; `key` says of which shop, person, cost centre or category. */
export const statementQuery = listQuery({
  path: hrefTo("uc-bill-detail", { month: "" }).split("?")[0] ?? "",
  choices: { by: statementSides },
  texts: { month: 7 },
});
