/** The filters of a search as conditions, one for each facet. */
import type { SearchFilter } from "@tradehall/api-client/models/search";
import { type SQL, sql } from "drizzle-orm";
import type { Sales } from "../promotion/offer/offers.ts";
import type { ChosenAttributes } from "./chosen-attributes.ts";
import type { PriceRange } from "./price-range.ts";
import type { Keyword } from "./words/keyword.ts";

/** A filter that a facet represents; the facet counts under all filters but its own. */
export const facetNames = [
  "category",
  "brand",
  "price",
  "shop",
  "shopType",
  "stock",
  "attributes",
  "active",
  "orderFrom",
] as const satisfies readonly SearchFilter[];
export type FacetName = (typeof facetNames)[number];

export interface Filters {
  /** Keyword, coupon, what is never shown, and the categories above: holds for every facet. */
  base: SQL;
  /** What the keyword asks for; undefined without one. */
  keyword: Keyword | undefined;
  /** By facet; true where the buyer chose nothing. */
  facets: Record<FacetName, SQL>;
  /** Values of attributes that are chosen. */
  attributes: ChosenAttributes;
  /** What is on offer, which moves prices. */
  sales: Sales;
  /** Prices the buyer asks for. */
  range: PriceRange;
}

/** Where the buyer chose nothing. */
export const everything = sql`true`;
export const isChosen = ({ facets }: Filters, name: FacetName): boolean => facets[name] !== everything;
