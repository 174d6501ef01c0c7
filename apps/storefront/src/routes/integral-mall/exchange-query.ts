import { exchangeKinds, exchangeSorts } from "@tradehall/mall-rules/states/membership/exchange";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the points mall says. */
export const exchangeQuery = listQuery({
  path: hrefTo("integral-mall"),
  choices: { kind: exchangeKinds, sort: exchangeSorts },
  texts: { cid: 15 },
});
