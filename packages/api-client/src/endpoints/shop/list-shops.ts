import { textLimits } from "@tradehall/mall-rules/limits";
import { shopKinds, shopSorts } from "@tradehall/mall-rules/states/shop/shop";
import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { ShopPage, shopInfoExample } from "../../models/shop.ts";
import { paging, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Open shops by name, company or what they say of themselves. */
export const listShops = endpoint("GET /shop/page", {
  summary: "Search for shops, each with three of its products",
  tag: "shop",
  auth: "optional",
  effect: "read",
  query: v.object({
    keyword: v.optional(text(textLimits.keyword), ""),
    /** Name of the shop's province; "" for any. */
    province: v.optional(text(20), ""),
    kind: v.optional(v.picklist(shopKinds), "all"),
    sort: v.optional(v.picklist(shopSorts), "default"),
    ...paging,
  }),
  answer: ShopPage,
  fails: [],
  example: {
    query: { keyword: "百工", kind: "own", sort: "sales" },
    answer: {
      records: [{ ...shopInfoExample, products: [cardExample] }],
      ...{ total: 1, size: 10, current: 1, pages: 1 },
      kinds: [
        { value: "all", count: 1 },
        { value: "own", count: 1 },
      ],
      provinces: [{ value: "上海市", count: 1 }],
    },
  },
});
