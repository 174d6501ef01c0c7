/** What a search finds: counts and ids. Prices and stock on the cards are read again each time. */
import type { SearchFacets } from "@tradehall/api-client/models/search";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { and } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, sampleParts } from "#server/db/schema/index.ts";
import { offsetOf } from "#server/paging.ts";
import { cachedWhileBroad } from "#server/shared-runs.ts";
import { type CatalogueMap, goodsIn } from "../product/category/catalogue-map.ts";
import { countedHits, countOnly } from "../product/counted-hits.ts";
import { attributesFacet } from "./attribute-facet.ts";
import type { Count } from "./facet-count.ts";
import type { Filters } from "./filters.ts";
import { idsNearPage } from "./near-page.ts";
import { idsByNearPrice, idsByPrice } from "./sale-price.ts";
import { inAllParts, reachOf } from "./sampling.ts";
import { countHits } from "./search-facets.ts";
import { allFilters, filtersBesidePrice } from "./search-filters.ts";
import { columnOrderOf, isDense, isDenseOfWord, kindsNamed, orderOf, priceOrderOf } from "./search-order.ts";
import { topHits } from "./top-hits.ts";

/** From here on one product more or less changes nothing a buyer would notice for half a minute. */
const broadHits = 1_000;
/** An estimate errs by less than half. */
const surelyBroad = 2 * broadHits;

export interface Found {
  total: number;
  /** Missing where no facets were asked for. */
  counts: Count[] | undefined;
  attributes: SearchFacets["attributes"];
  /** About how many there are; `total` is counted up to `countedHits`. */
  about: number;
  /** Whether some of the counts are estimates. */
  isSampled: boolean;
}

/** What a page of ids is read by: of counts, or of an estimate. */
type Expected = Pick<Found, "total" | "about"> & Partial<Pick<Found, "counts">>;

/** More hits of a word are not looked at one by one for a page in the order of a column. */
const manyHits = 5_000;

/** Attributes are read product by product: of a category of the third level, or of few hits. */
const mostOfCategory = 5_000;
function readUpTo(query: SearchQuery): number {
  if (query.categoryId) return mostOfCategory;
  return query.keyword || query.categoryIds || query.secondaryCategoryId ? broadHits : 0;
}

interface Asked {
  query: SearchQuery;
  /** How many products the catalogue holds at most. */
  mostProducts: number;
  /** Called with about how many hits there are, before any is counted; not where the counts are there already. */
  onEstimate?: (about: number) => void;
}

const uncounted = { counts: undefined, attributes: [], isSampled: false };

async function count(
  db: Database,
  filters: Filters,
  { query, mostProducts, onEstimate }: Asked,
): Promise<Found> {
  if (query.facets === 0) {
    const total = await countOnly(db, allFilters(filters));
    return { ...uncounted, total, about: total };
  }
  const namedUpTo = readUpTo(query);
  const reach = await reachOf(db, filters, { mostProducts, namedUpTo });
  if (reach.about !== undefined) onEstimate?.(reach.about);
  // Pages are numbered by it, so that it is counted as far as it is shown.
  const isRough = reach.parts > 0 && !reach.whole;
  const [{ counts, ids }, counted] = await Promise.all([
    countHits(db, filters, reach, namedUpTo),
    isRough && !reach.isBeyondCount
      ? countOnly(db, and(inAllParts(filters), allFilters(filters)))
      : countedHits + 1,
  ]);
  const each = sampleParts / reach.namedParts;
  const attributes = await attributesFacet(db, ids, { chosen: filters.attributes, each });
  const isSampled = reach.parts > 0;
  const about = counts.find(({ facet }) => facet === "all")?.count ?? 0;
  return { counts, attributes, isSampled, about, total: isRough ? counted : about };
}

/** A keyword is read in several ways, each with its own hits. */
const reading = ({ keyword }: Filters): string => (keyword ? `${keyword.isWide} ${keyword.isBegun}` : "");

/** How many products were looked through: more than were found, where facets narrow them. */
export const breadth = ({ total, counts }: Found): number =>
  counts?.find(({ facet }) => facet === "looked")?.count ?? total;

function foundCounts(db: Database, filters: Filters, asked: Asked): Promise<Found> {
  const { current, size, sort, st, ...narrowing } = asked.query;
  return cachedWhileBroad(
    db,
    `counts ${JSON.stringify(narrowing)} ${reading(filters)} ${filters.sales.activityIds.join()}`,
    () => count(db, filters, asked),
    (found) => breadth(found) > broadHits,
  );
}

/** Ids of one page of hits; none beyond what is counted. */
async function foundIds(
  db: Database,
  map: CatalogueMap,
  filters: Filters,
  { query, found: { total, about, counts } }: { query: SearchQuery; found: Expected },
): Promise<number[]> {
  const { keyword, sales } = filters;
  const offset = offsetOf(query);
  const wanted = query.size + offset;
  if (offset >= Math.min(total, countedHits)) return [];
  const { facets, ...asked } = query;
  // Where the page begins in the order of prices is known: how many meet the rest says how far it is.
  const beside = counts?.find(({ facet }) => facet === "without price")?.count ?? about;
  const priceOrder = priceOrderOf(query);
  const all = goodsIn(map, query.categoryId || query.secondaryCategoryId || query.primaryCategoryId);
  const hits = {
    isBroad: total > broadHits,
    isDense: keyword
      ? isDenseOfWord(about, wanted, all, priceOrder !== undefined)
      : isDense(priceOrder ? beside : about, wanted, all),
    kinds: keyword ? kindsNamed(map, query.keyword) : [],
  };
  const page = { limit: query.size, offset };
  const isFar = keyword && !hits.isDense && about > manyHits;
  const run = async () => {
    const order = columnOrderOf(query);
    if (priceOrder) {
      const asked = { sales, range: filters.range, where: filtersBesidePrice(filters) };
      const priced = { ...page, isDense: hits.isDense, isDescending: priceOrder === "down" };
      return (isFar && (await idsByNearPrice(db, asked, priced))) || idsByPrice(db, asked, priced);
    }
    if (order && isFar) {
      const near = await idsNearPage(db, allFilters(filters), order, page);
      if (near) return near;
    }
    if (!order && hits.isBroad && keyword?.ownerIds.length === 0) {
      const best = await topHits(db, map, filters, { query, about, kinds: hits.kinds });
      if (best) return best;
    }
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(allFilters(filters))
      .orderBy(...orderOf(query, keyword, hits))
      .limit(query.size)
      .offset(offset);
    return rows.map((row) => row.id);
  };
  return cachedWhileBroad(
    db,
    `ids ${JSON.stringify(asked)} ${reading(filters)} ${sales.activityIds.join()}`,
    run,
    () => hits.isBroad,
  );
}

/**
 * Counts, and the ids of one page. An estimate that says that hits of a word are many says all that the page needs: it is
 * put in order beside the counting.
 */
export async function foundHits(db: Database, map: CatalogueMap, filters: Filters, query: SearchQuery) {
  let early: Promise<number[]> | undefined;
  const begin = (about: number) => {
    if (!filters.keyword || about < surelyBroad || 2 * (offsetOf(query) + query.size) > about) return;
    early = foundIds(db, map, filters, { query, found: { about, total: about } });
    // Anyone who waits for it says what failed.
    early.catch(() => {});
  };
  const found = await foundCounts(db, filters, { query, mostProducts: map.mostProducts, onEstimate: begin });
  return { found, ids: () => early ?? foundIds(db, map, filters, { query, found }) };
}
