/** A page of search hits with what the results can be narrowed by. */
import * as v from "valibot";
import { CategoryStep } from "./category.ts";
import { ProductCard } from "./product.ts";
import { flag, id, money, page, picture } from "./wire.ts";

const count = v.number();

/**
 * Ways to narrow the results. Each way counts under all other filters but its own; one that would lead to nothing
 * stays in place with the count 0.
 */
export const SearchFacets = v.object({
  brands: v.array(v.object({ brandId: id, brandName: v.string(), count })),
  categories: v.array(v.object({ ...CategoryStep.entries, parentId: id, count })),
  /** From `min` up to below `max`; the last is open. */
  prices: v.array(v.object({ min: money, max: v.nullable(money), count })),
  shops: v.array(v.object({ shopId: id, shopName: v.string(), shopType: v.number(), count })),
  /** Hits that are self-operated, and that are in stock. */
  selfOperatedCount: count,
  inStockCount: count,
});
export type SearchFacets = v.InferOutput<typeof SearchFacets>;

/** The SKU of a hit that the keyword means, by its specification or code. */
export const MatchedSku = v.object({
  skuId: id,
  /** Values of its specification with spaces between; "" where it has none. */
  skuName: v.string(),
  partyCode: v.string(),
  price: money,
  oriPrice: v.nullable(money),
  /** With its running limited-time offer; null without one. */
  activityPrice: v.nullable(money),
  /** "" where it has no picture of its own. */
  pic: picture,
  inStock: flag,
});
export type MatchedSku = v.InferOutput<typeof MatchedSku>;

/** A card, and the SKU to show and open in its place; null where the keyword means no single one. */
export const SearchHit = v.object({
  ...ProductCard.entries,
  match: v.optional(v.nullable(MatchedSku), null),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

/** Shop and coupon that a query asks for by their ids, to be named where none of their goods is left; null without one. */
export const SearchChosen = v.object({
  shop: v.nullable(v.object({ shopId: id, shopName: v.string() })),
  coupon: v.nullable(
    v.object({ couponId: id, couponName: v.string(), cashCondition: money, reduceAmount: money }),
  ),
});
export type SearchChosen = v.InferOutput<typeof SearchChosen>;

export const SearchPage = v.object({
  ...page(SearchHit).entries,
  /** The trimmed keyword. */
  keyword: v.string(),
  /** 0 where more than the counted bound was found: say "10000+". */
  isTotalExact: flag,
  /** Null where they were not asked for. */
  facets: v.nullable(SearchFacets),
  /** The chosen category and those above it, first level first. */
  breadcrumb: v.array(CategoryStep),
  chosen: v.optional(SearchChosen, { shop: null, coupon: null }),
  /** Nearest words where nothing was found. */
  suggestion: v.array(v.string()),
});
export type SearchPage = v.InferOutput<typeof SearchPage>;
