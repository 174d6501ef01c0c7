import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { ProductCard } from "../../models/product.ts";
import { id, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Products like this one, or of this category, best sellers first; the nearest category first (api-family §6). */
export const getRecommendedProds = endpoint("GET /prod/recommendList", {
  summary: "Products like one, or of a category",
  tag: "prod",
  auth: "none",
  effect: "read",
  query: v.object({ prodId: v.optional(id), categoryId: v.optional(id), shopId: v.optional(id), ...paging }),
  answer: page(ProductCard),
  fails: [],
  example: {
    query: { prodId: 1002, size: 10 },
    answer: { records: [cardExample], total: 1, size: 10, current: 1, pages: 1 },
  },
});
