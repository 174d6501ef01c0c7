/** What leads on from a list without goods: which filter to take away, which words to leave out. */
import { filtersOfEveryFacet, type SearchPage } from "@tradehall/api-client/models/search";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { and, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { CatalogueMap } from "../product/category/catalogue-map.ts";
import { countedHits, countOnly } from "../product/counted-hits.ts";
import { type FacetName, type Filters, facetNames, isChosen } from "./filters.ts";
import { breadth, type Found } from "./found-hits.ts";
import { allFilters, filtersOf } from "./search-filters.ts";
import { cutAtWords, vocabularyOf } from "./words/corrected.ts";
import { readKeyword } from "./words/keyword.ts";
import { hanRun } from "./words/words-of-text.ts";

type WaysOut = Pick<SearchPage, "without" | "withoutAny" | "fewerWords">;
export const noWays: WaysOut = { without: [], withoutAny: 0, fewerWords: [] };
interface Emptiness {
  now: Date;
  filters: Filters;
  found: Found;
}

/** Of longer keywords it would be guessing. */
const mostWords = 5;

const paramOf = { coupon: "couponId", shopCategory: "shopCid" } as const;

const allBut = ({ base, facets }: Filters, without: FacetName): SQL | undefined =>
  and(base, ...facetNames.filter((name) => name !== without).map((name) => facets[name]));

/** The facets were counted without each of their own filters already, if not of a sample. */
async function without(
  db: Database,
  map: CatalogueMap,
  query: SearchQuery,
  { now, filters, found }: Emptiness,
): Promise<WaysOut["without"]> {
  const ways: WaysOut["without"] = [];
  for (const filter of facetNames.filter((name) => isChosen(filters, name))) {
    const count = found.isSampled
      ? await countOnly(db, allBut(filters, filter))
      : (found.counts?.find(({ facet }) => facet === `without ${filter}`)?.count ?? 0);
    if (count > 0) ways.push({ filter, count: Math.min(count, countedHits) });
  }
  for (const filter of filtersOfEveryFacet) {
    const param = paramOf[filter];
    if (!query[param]) continue;
    const open = await filtersOf(db, map, { ...query, [param]: undefined }, { ...filters, now });
    const count = await countOnly(db, allFilters(open));
    if (count > 0) ways.push({ filter, count: Math.min(count, countedHits) });
  }
  return ways.sort((a, b) => b.count - a.count);
}

/** One word less of 扳手 8mm 蓝色; each known word of 博世扳手, which has no spaces. */
function shorterKeywords(map: CatalogueMap, keyword: string): string[] {
  const words = keyword.split(/\s+/);
  if (words.length > 1) return words.map((_, at) => words.toSpliced(at, 1).join(" "));
  const known = [...keyword.matchAll(hanRun)].flatMap(([run]) => cutAtWords(run, vocabularyOf(map)));
  return known.flatMap(({ text, isKnown }) => (isKnown && text !== keyword ? text : []));
}

/** Fewer words find what all together do not. */
async function fewerWords(
  db: Database,
  map: CatalogueMap,
  { keyword, shopId }: SearchQuery,
  { now, filters }: Emptiness,
): Promise<WaysOut["fewerWords"]> {
  const shorter = [...new Set(shorterKeywords(map, keyword))];
  if (shorter.length > mostWords) return [];
  const ways = await Promise.all(
    shorter.map(async (one) => {
      const asked = { ...plain, keyword: one, shopId };
      const read = await readKeyword(db, map, one);
      const open = await filtersOf(db, map, asked, { ...filters, keyword: read, now });
      return { keyword: one, count: Math.min(await countOnly(db, allFilters(open)), countedHits) };
    }),
  );
  return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
const plain = { current: 1, size: 1, facets: 0 as const };

export async function waysOut(
  db: Database,
  map: CatalogueMap,
  query: SearchQuery,
  empty: Emptiness,
): Promise<WaysOut> {
  const all = breadth(empty.found);
  const isUnheard = query.keyword !== "" && all === 0;
  const ways = await without(db, map, query, empty);
  return {
    without: ways,
    withoutAny: ways.length === 0 ? Math.min(all, countedHits) : 0,
    fewerWords: isUnheard ? await fewerWords(db, map, query, empty) : [],
  };
}
