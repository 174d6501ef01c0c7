/** In what order hits stand. */
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { escapeLike } from "#server/db/escape-like.ts";
import { products } from "#server/db/schema/index.ts";
import type { CatalogueMap } from "../product/category/catalogue-map.ts";
import type { ColumnOrder } from "./column-order.ts";
import { isOneOf, type Keyword, saidIn } from "./words/keyword.ts";

/** Numbers of `sort` (api-family §6) that the list page's own `st` represents; 0 is relevance. */
const sortOfSt: Record<number, number> = { 1: 2, 2: 5, 3: 4, 4: 0 };

const orders: Record<number, [typeof asc, PgColumn]> = {
  0: [desc, products.putawayAt],
  1: [asc, products.putawayAt],
  2: [desc, products.soldNum],
  3: [asc, products.soldNum],
  4: [desc, products.priceFen],
  5: [asc, products.priceFen],
};

/** Categories that the keyword names: 扳手, or 棘轮扳手, means the category 扳手 and not a tool case that holds some. */
export function kindsNamed(map: CatalogueMap, typed: string): number[] {
  const keyword = typed.toLowerCase();
  return [...map.categories.values()].flatMap(({ id, name }) => {
    const kind = name.toLowerCase();
    return kind.includes(keyword) || keyword.includes(kind) ? id : [];
  });
}

/** Whether the name holds the keyword as it was typed. */
export const isNamed = (typed: string): SQL => sql`(${products.name} ilike ${`%${escapeLike(typed)}%`})`;

const isOfKinds = (kinds: readonly number[]): SQL =>
  sql`(${products.categoryId} = any(${`{${kinds.join()}}`}::bigint[]))`;

/** What is known of the hits before they are put in order. */
export interface Hits {
  /** So many that one more or less changes nothing. */
  isBroad: boolean;
  isDense: boolean;
  /** Categories that the keyword names. */
  kinds: readonly number[];
}

/**
 * Relevance: the goods whose SKU code was typed, names that hold the keyword as typed, then goods whose names say all
 * of its words, then those whose specifications say the rest, then what is only said of them or spelt. Among these,
 * goods of that kind before goods that only mention it, what can be bought before what is sold out, then what is
 * bought most. Of broad hits, whose names mostly say it, the words are not looked at one by one.
 */
const relevance = (typed: string, keyword: Keyword | undefined, hits: Hits): SQL[] =>
  keyword
    ? [
        ...(keyword.ownerIds.length > 0 ? [desc(isOneOf(keyword.ownerIds))] : []),
        desc(isNamed(typed)),
        ...(hits.isBroad ? [] : [desc(saidIn(keyword))]),
        desc(isOfKinds(hits.kinds)),
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

/**
 * The same of a word: to hold each product met on the way against it takes four times as long as to read a hit, and hits
 * may lie four times farther than on average. By price they all lie together, drills at its dear end: of these only a
 * large share is met soon.
 */
export const isDenseOfWord = (total: number, wanted: number, all: number, isByPrice: boolean): boolean =>
  isByPrice ? total * 8 > all : isDense(total, 16 * wanted, all);

/** The column that is asked for; undefined by relevance. */
export function columnOrderOf(query: Pick<SearchQuery, "sort" | "st">): ColumnOrder | undefined {
  const chosen = orders[numberOf(query)];
  return chosen && { column: chosen[1], isDescending: chosen[0] === desc };
}

/** The same value, which no index holds in order: the hits are found first, then sorted. */
export const sorted = (column: SQL | PgColumn, dense: boolean): SQL =>
  dense ? sql`${column}` : sql`greatest(${column}, ${column})`;

/** The id ends every order, so that pages never repeat or skip a product. */
export function orderOf(
  query: Pick<SearchQuery, "sort" | "st" | "keyword">,
  keyword: Keyword | undefined,
  hits: Hits,
): SQL[] {
  const chosen = orders[numberOf(query)];
  const order = chosen
    ? [chosen[0](sorted(chosen[1], hits.isDense))]
    : relevance(query.keyword, keyword, hits);
  return [...order, asc(products.id)];
}
