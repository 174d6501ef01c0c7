import * as v from "valibot";
import { ShopCategory, shopCategoryExample } from "../../models/shop-category.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The categories that a shop has made for its own goods; none where it has made none, or is not open. */
export const listShopCategories = endpoint("GET /shop/categories", {
  summary: "A shop's own categories, two levels",
  tag: "shop",
  auth: "none",
  effect: "read",
  query: v.object({ shopId: id }),
  answer: v.array(ShopCategory),
  fails: [],
  example: { query: { shopId: 1 }, answer: [shopCategoryExample] },
});
