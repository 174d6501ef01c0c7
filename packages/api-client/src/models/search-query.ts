import { textLimits } from "@tradehall/mall-rules/limits";
import { toYuanText } from "@tradehall/mall-rules/money";
import * as v from "valibot";
import { flag, id, int, paging, text, typedMoney, yuanOf } from "./wire.ts";

/** Ids with commas between, as the list page carries them in its address. */
const ids = v.pipe(
  v.string(),
  v.maxLength(800),
  v.regex(/^\d{1,15}(,\d{1,15})*$/),
  v.transform((list) => list.split(",").map(Number)),
);

/**
 * Steps of the price with commas between, "20-50,5000-": from the first amount up to below the second, or without an
 * end. They are the price facet's own.
 */
const priceSteps = v.pipe(
  v.string(),
  v.maxLength(400),
  v.regex(/^\d{1,10}(\.\d{1,2})?-(\d{1,10}(\.\d{1,2})?)?(,\d{1,10}(\.\d{1,2})?-(\d{1,10}(\.\d{1,2})?)?)*$/),
  v.transform((list) =>
    list.split(",").map((step) => {
      const [min = "", max = ""] = step.split("-");
      return { min: yuanOf(min), max: toYuanText(max) ?? null };
    }),
  ),
);

/** Filters and order of a product search (api-family §6, form C). */
export const SearchQuery = v.object({
  /** Trimmed by the server; empty finds everything. */
  keyword: v.optional(text(textLimits.keyword), ""),
  primaryCategoryId: v.optional(id),
  secondaryCategoryId: v.optional(id),
  categoryId: v.optional(id),
  /** Any of these categories, of whatever level; below those above, where these are named too. */
  categoryIds: v.optional(ids),
  /** Any of these brands. */
  brandIds: v.optional(ids),
  minPrice: v.optional(typedMoney),
  maxPrice: v.optional(typedMoney),
  /** Any of these steps of the price. */
  priceSteps: v.optional(priceSteps),
  shopId: v.optional(id),
  /** Category of that shop's own, of either level. */
  shopCid: v.optional(id),
  /** Any of these shops. */
  shopIds: v.optional(ids),
  /** Values of attributes, as the facets name them: any of an attribute's, for each attribute that is named. */
  attributeValueIds: v.optional(ids),
  /** 1 self-operated, 2 dealers'. */
  shopType: v.optional(int),
  /** 1 shows only what is in stock. */
  hasStock: v.optional(flag),
  /** 1 shows only what a limited-time offer, spend-and-save or gift runs for. */
  isActive: v.optional(flag),
  /** Only goods that can be ordered in so few: their least order is no larger. */
  orderFrom: v.optional(v.pipe(int, v.minValue(1))),
  /** 0 normal, 3 points goods …; everything but points goods where it is missing. */
  prodType: v.optional(int),
  /** Only what this coupon covers. */
  couponId: v.optional(id),
  /** Only what is in this limited-time offer, spend-and-save or gift. */
  discountId: v.optional(id),
  /** 0 newest first, 1 oldest first, 2/3 most/least sold, 4/5 dearest/cheapest first; relevance where missing. */
  sort: v.optional(v.pipe(int, v.minValue(0), v.maxValue(5))),
  /** The list page's own order number; read where `sort` is missing: 0 relevance, 1 most sold, 2 cheapest, 3 dearest, 4 newest. */
  st: v.optional(int),
  /** Where to: hits say when they come. Missing is the buyer's default address. */
  areaId: v.optional(id),
  /** 0 leaves the facets out, for further pages. */
  facets: v.optional(flag, 1),
  ...paging,
});
export type SearchQuery = v.InferOutput<typeof SearchQuery>;
