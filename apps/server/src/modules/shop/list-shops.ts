import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { findShops } from "./find-shops.ts";
import { listedShops } from "./shop-info.ts";
import { shopNumbers } from "./shop-numbers.ts";

export default handle(listShops, async ({ query }, context) => {
  const { shops, ...facets } = await findShops(context.db, query, await shopNumbers(context));
  const from = offsetOf(query);
  const records = await listedShops(context, shops.slice(from, from + query.size));
  return { ...pageOf(records, shops.length, query), ...facets };
});
