import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { ProductCard } from "../../models/product.ts";
import { id, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Products most sold first (api-family §6). */
export const getMoreBuyProds = endpoint("GET /prod/moreBuyProdList", {
  summary: "Best sellers",
  tag: "prod",
  auth: "none",
  effect: "read",
  query: v.object({ shopId: v.optional(id), ...paging }),
  answer: page(ProductCard),
  fails: [],
  example: {
    query: { current: 1, size: 10 },
    answer: { records: [cardExample], total: 1, size: 10, current: 1, pages: 1 },
  },
});
