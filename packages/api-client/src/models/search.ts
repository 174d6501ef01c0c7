/** A page of search hits with what the results can be narrowed by. */
import * as v from "valibot";
import { Arrival } from "./arrival.ts";
import { CategoryStep } from "./category.ts";
import { Pack, ProductCard } from "./product.ts";
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
  /** What tells the hits apart where they are few or of one category; the most telling first, values in their order. */
  attributes: v.optional(
    v.array(
      v.object({ name: v.string(), values: v.array(v.object({ valueId: id, value: v.string(), count })) }),
    ),
    [],
  ),
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
  pack: v.optional(Pack, null),
  price: money,
  oriPrice: v.nullable(money),
  /** With its running limited-time offer; null without one. */
  activityPrice: v.nullable(money),
  /** For paid members; null where they pay what everybody pays. */
  memberPrice: v.nullable(money),
  /** "" where it has no picture of its own. */
  pic: picture,
  inStock: flag,
});
export type MatchedSku = v.InferOutput<typeof MatchedSku>;

/** A card, and the SKU to show and open in its place; null where the keyword means no single one. */
export const SearchHit = v.object({
  ...ProductCard.entries,
  /** To the region asked for. */
  arrival: v.optional(Arrival, null),
  match: v.optional(v.nullable(MatchedSku), null),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

/** What a query asks for by ids, to be named where none of its goods is left. Single ones are null where none is chosen. */
export const SearchChosen = v.object({
  shop: v.nullable(v.object({ shopId: id, shopName: v.string() })),
  brands: v.optional(v.array(v.object({ brandId: id, brandName: v.string() })), []),
  /** Of `categoryIds`. */
  categories: v.optional(v.array(v.object({ categoryId: id, categoryName: v.string() })), []),
  /** Of `shopIds`. */
  shops: v.optional(v.array(v.object({ shopId: id, shopName: v.string() })), []),
  attributes: v.optional(v.array(v.object({ valueId: id, name: v.string(), value: v.string() })), []),
  coupon: v.nullable(
    v.object({ couponId: id, couponName: v.string(), cashCondition: money, reduceAmount: money }),
  ),
  /** One of a shop's own. */
  shopCategory: v.optional(v.nullable(v.object({ shopCid: id, name: v.string() })), null),
});
export type SearchChosen = v.InferOutput<typeof SearchChosen>;

/** What can be chosen, as ways out of a list that is empty name it. */
export const searchFilters = [
  "category",
  "brand",
  "price",
  "shop",
  "shopType",
  "stock",
  "attributes",
  "active",
  "orderFrom",
  "coupon",
  "shopCategory",
] as const;
export type SearchFilter = (typeof searchFilters)[number];
/** Those that hold for every facet, beside the filters that have one of their own. */
export const filtersOfEveryFacet = ["coupon", "shopCategory"] as const satisfies readonly SearchFilter[];

export const SearchPage = v.object({
  ...page(SearchHit).entries,
  /** The trimmed keyword. */
  keyword: v.string(),
  /** What was looked for in its place, where nothing says a mistyped keyword; else null. */
  correctedTo: v.optional(v.nullable(v.string()), null),
  /** 0 where more than the counted bound was found: say "10000+". */
  isTotalExact: flag,
  /** Null where they were not asked for. */
  facets: v.nullable(SearchFacets),
  /** The chosen category and those above it, first level first. */
  breadcrumb: v.array(CategoryStep),
  chosen: v.optional(SearchChosen, { shop: null, coupon: null }),
  /** Nearest words where nothing was found. */
  suggestion: v.array(v.string()),
  /** Where nothing was found: how many there were without one of the filters; only what would lead on. */
  without: v.optional(v.array(v.object({ filter: v.picklist(searchFilters), count })), []),
  /** Where no single one would: how many there are without any, below the same category. */
  withoutAny: v.optional(count, 0),
  /** Where nothing was found for several words: fewer of them that do find, with how many. */
  fewerWords: v.optional(v.array(v.object({ keyword: v.string(), count })), []),
});
export type SearchPage = v.InferOutput<typeof SearchPage>;
