/** A page of search hits with what the results can be narrowed by. */
import * as v from "valibot";
import { CategoryStep } from "./category.ts";
import { ProductCard } from "./product.ts";
import { flag, id, money, page } from "./wire.ts";

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

export const SearchPage = v.object({
  ...page(ProductCard).entries,
  /** The trimmed keyword. */
  keyword: v.string(),
  /** 0 where more than the counted bound was found: say "10000+". */
  isTotalExact: flag,
  /** Null where they were not asked for. */
  facets: v.nullable(SearchFacets),
  /** The chosen category and those above it, first level first. */
  breadcrumb: v.array(CategoryStep),
  /** Nearest words where nothing was found. */
  suggestion: v.array(v.string()),
});
export type SearchPage = v.InferOutput<typeof SearchPage>;
