import * as v from "valibot";
import { OwedOrder, owedOrderExample } from "../../models/credit.ts";
import { id, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Orders on terms that something is owed of, the first due first. */
export const listOwed = endpoint("GET /p/credit/owedPage", {
  summary: "What an enterprise owes a shop, order by order",
  tag: "credit",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, enterpriseId: id, shopId: id }),
  answer: page(OwedOrder),
  fails: ["A00004", "A00001"],
  example: {
    query: { enterpriseId: 1, shopId: 1, current: 1, size: 20 },
    answer: { records: [owedOrderExample], total: 1, size: 20, current: 1, pages: 1 },
  },
});
