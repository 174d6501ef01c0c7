/** In what order hits stand. */
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { escapeLike } from "#server/db/escape-like.ts";
import { categories, products } from "#server/db/schema/index.ts";
import { isOneOf, type Keyword, saidIn } from "./keyword.ts";

/** Numbers of `sort` (api-family §6) that the list page's own `st` stands for; 0 is relevance. */
const sortOfSt: Record<number, number> = { 1: 2, 2: 5, 3: 4, 4: 0 };

const orders: Record<number, [typeof asc, PgColumn]> = {
  0: [desc, products.putawayAt],
  1: [asc, products.putawayAt],
  2: [desc, products.soldNum],
  3: [asc, products.soldNum],
  4: [desc, products.priceFen],
  5: [asc, products.priceFen],
};

/** Goods of the kind that is asked for: 扳手, or 棘轮扳手, means the category 扳手 and not a tool case that holds some. */
const isOfKind = (keyword: string): SQL =>
  sql`(${products.categoryId} in (select ${categories.id} from ${categories}
    where ${categories.name} ilike ${`%${escapeLike(keyword)}%`} or strpos(lower(${keyword}), lower(${categories.name})) > 0))`;

/**
 * Relevance: the goods whose SKU code was typed, names that hold the keyword as typed, then goods whose names say all
 * of its words, then those whose specifications say the rest, then what is only said of them or spelt. Among these,
 * goods of that kind before goods that only mention it, what can be bought before what is sold out, then what is
 * bought most. Of broad hits, whose names mostly say it, the words are not looked at one by one.
 */
const relevance = (
  typed: string,
  keyword: Keyword | undefined,
  hits: { isBroad: boolean; isDense: boolean },
): SQL[] =>
  keyword
    ? [
        ...(keyword.ownerIds.length > 0 ? [desc(isOneOf(keyword.ownerIds))] : []),
        desc(sql`(${products.name} ilike ${`%${escapeLike(typed)}%`})`),
        ...(hits.isBroad ? [] : [desc(saidIn(keyword))]),
        desc(isOfKind(typed)),
        desc(products.inStock),
        desc(products.soldNum),
      ]
    : [desc(sorted(products.soldNum, hits.isDense))];

/** Numbers that order by the card's price. */
const priceOrders: Record<number, "down" | "up"> = { 4: "down", 5: "up" };
const numberOf = ({ sort, st }: Pick<SearchQuery, "sort" | "st">): number => sort ?? sortOfSt[st ?? 0] ?? -1;

/** Whether dear or cheap goods come first; undefined where the price is not asked for. */
export const priceOrderOf = (query: Pick<SearchQuery, "sort" | "st">): "down" | "up" | undefined =>
  priceOrders[numberOf(query)];

/**
 * Whether so many of all products are hits that reading these in the order asked for, until a page is full, meets fewer
 * than there are hits. The planner cannot tell for words: it would read the whole catalogue in order for a handful.
 */
export const isDense = (total: number, wanted: number, all: number): boolean => total * total > wanted * all;

/** The same value, which no index holds in order: the hits are found first, then sorted. */
export const sorted = (column: SQL | PgColumn, dense: boolean): SQL =>
  dense ? sql`${column}` : sql`greatest(${column}, ${column})`;

/** The id ends every order, so that pages never repeat or skip a product. */
export function orderOf(
  query: Pick<SearchQuery, "sort" | "st" | "keyword">,
  keyword: Keyword | undefined,
  hits: { isBroad: boolean; isDense: boolean },
): SQL[] {
  const chosen = orders[numberOf(query)];
  const order = chosen
    ? [chosen[0](sorted(chosen[1], hits.isDense))]
    : relevance(query.keyword, keyword, hits);
  return [...order, asc(products.id)];
}
