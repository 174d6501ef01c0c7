import { textLimits } from "@tradehall/mall-rules/limits";
import { shopKinds, shopSorts } from "@tradehall/mall-rules/states/shop/shop";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the search for shops says. */
export const shopQuery = listQuery({
  path: hrefTo("shop-list"),
  choices: { kind: shopKinds, sort: shopSorts },
  texts: { keyword: textLimits.keyword, region: 20 },
});
export type ShopQuery = ListValues<typeof shopQuery>;
