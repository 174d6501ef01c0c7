/** What a search finds: counts and ids. Prices and stock on the cards are read anew each time. */
import type { SearchFacets } from "@tradehall/api-client/models/search";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { offsetOf } from "#server/paging.ts";
import { cachedWhileBroad } from "#server/shared-runs.ts";
import { countedHits, countOnly } from "../prod/counted-hits.ts";
import { attributesFacet } from "./attribute-facet.ts";
import { idsByPrice } from "./sale-price.ts";
import { type Count, countHits } from "./search-facets.ts";
import { allFilters, type Filters, filtersBesidePrice } from "./search-filters.ts";
import { isDense, orderOf, priceOrderOf } from "./search-order.ts";

/** From here on one product more or less changes nothing a buyer would notice for half a minute. */
const broadHits = 1_000;

export interface Found {
  total: number;
  /** Missing where no facets were asked for. */
  counts: Count[] | undefined;
  attributes: SearchFacets["attributes"];
}

/** Attributes are read product by product: of a category of the third level, or of few hits. */
const mostOfCategory = 5_000;
function readUpTo(query: SearchQuery): number {
  if (query.categoryId) return mostOfCategory;
  return query.keyword || query.categoryIds || query.secondaryCategoryId ? broadHits : 0;
}

async function count(db: Database, filters: Filters, query: SearchQuery): Promise<Found> {
  if (query.facets === 0)
    return { total: await countOnly(db, allFilters(filters)), counts: undefined, attributes: [] };
  const { counts, ids } = await countHits(db, filters, readUpTo(query));
  const attributes = await attributesFacet(db, ids, filters.attributes);
  return { counts, attributes, total: counts.find(({ facet }) => facet === "all")?.count ?? 0 };
}

/** A keyword is read in several ways, each with its own hits. */
const reading = ({ keyword }: Filters): string => (keyword ? `${keyword.isWide} ${keyword.isBegun}` : "");

/** How many products were looked through: more than were found, where facets narrow them. */
export const breadth = ({ total, counts }: Found): number =>
  counts?.find(({ facet }) => facet === "looked")?.count ?? total;

export function foundCounts(db: Database, filters: Filters, query: SearchQuery): Promise<Found> {
  const { current, size, sort, st, ...narrowing } = query;
  return cachedWhileBroad(
    db,
    `counts ${JSON.stringify(narrowing)} ${reading(filters)} ${filters.sales.activityIds.join()}`,
    () => count(db, filters, query),
    (found) => breadth(found) > broadHits,
  );
}

/** Ids of one page of hits; none beyond what is counted. `total` is how many they are, of `all` products. */
export async function foundIds(
  db: Database,
  filters: Filters,
  query: SearchQuery,
  { total, all }: { total: number; all: number },
): Promise<number[]> {
  if (offsetOf(query) >= Math.min(total, countedHits)) return [];
  const { facets, ...asked } = query;
  const { sales } = filters;
  const priceOrder = priceOrderOf(query);
  const hits = { isBroad: total > broadHits, isDense: isDense(total, query.size + offsetOf(query), all) };
  const run = async () => {
    if (priceOrder && sales.fenByProd.size > 0) {
      const page = {
        isDense: hits.isDense,
        isDescending: priceOrder === "down",
        limit: query.size,
        offset: offsetOf(query),
      };
      return idsByPrice(db, { sales, range: filters.range, where: filtersBesidePrice(filters) }, page);
    }
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(allFilters(filters))
      .orderBy(...orderOf(query, filters.keyword, hits))
      .limit(query.size)
      .offset(offsetOf(query));
    return rows.map((row) => row.id);
  };
  return cachedWhileBroad(
    db,
    `ids ${JSON.stringify(asked)} ${reading(filters)} ${sales.activityIds.join()}`,
    run,
    () => hits.isBroad,
  );
}
