import * as v from "valibot";
import { Brand, CategoryNode } from "../../../models/category.ts";
import { categoryExample } from "../../../models/examples/catalogue.ts";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The category tree, or what lies under one category, with the brands that have goods there (Spec §7). */
export const getCategoryInfo = endpoint("GET /category/categoryInfo", {
  summary: "The category tree or the part under one category",
  tag: "category",
  auth: "none",
  effect: "read",
  query: v.object({
    /** Empty or 0 for the whole tree. */
    parentId: v.optional(v.union([v.literal(""), id])),
    /** Only categories this shop has goods in. */
    shopId: v.optional(id),
  }),
  answer: v.object({ categoryInfo: v.array(CategoryNode), brandInfo: v.array(Brand) }),
  fails: [],
  example: {
    query: {},
    answer: { categoryInfo: [categoryExample], brandInfo: [{ brandId: 1, brandName: "拓锋", logo: "" }] },
  },
});
