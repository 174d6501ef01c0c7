import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import type { Flag } from "@tradehall/api-client/models/wire";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { catalogueMap, pathOf } from "../category/catalogue-map.ts";
import { countedHits, countOnly } from "../prod/counted-hits.ts";
import { loadCards } from "../prod/product-cards.ts";
import { remember } from "./history.ts";
import { nearestWords } from "./nearest-words.ts";
import { requireOpenShop } from "./open-shop.ts";
import { countHits, facetsOf } from "./search-facets.ts";
import { allFilters, type Filters, filtersOf } from "./search-filters.ts";
import { orderOf } from "./search-order.ts";

/** Ids of one page of hits; none beyond what is counted. */
async function hitIds(db: Database, filters: Filters, query: SearchQuery): Promise<number[]> {
  if (offsetOf(query) >= countedHits) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(allFilters(filters))
    .orderBy(...orderOf(query))
    .limit(query.size)
    .offset(offsetOf(query));
  return rows.map((row) => row.id);
}

export default handle(searchProducts, async ({ query: asked }, { db, clock, visitor }) => {
  const query = { ...asked, keyword: asked.keyword.trim() };
  const { keyword } = query;
  await requireOpenShop(db, visitor);
  const now = clock.now();
  if (visitor && keyword !== "" && query.current === 1) await remember(db, visitor.userId, keyword, now);
  const map = await catalogueMap(db);
  const filters = await filtersOf(db, query);
  const chosen = query.categoryId || query.secondaryCategoryId || query.primaryCategoryId || undefined;
  const [counts, records] = await Promise.all([
    query.facets === 1 ? countHits(db, filters) : undefined,
    hitIds(db, filters, query).then((ids) => loadCards(db, now, ids)),
  ]);
  const total =
    counts?.find(({ facet }) => facet === "all")?.count ?? (await countOnly(db, allFilters(filters)));
  return {
    ...pageOf(records, Math.min(total, countedHits), query),
    keyword,
    isTotalExact: (total > countedHits ? 0 : 1) as Flag,
    facets: counts ? await facetsOf(db, map, counts, { chosen, hasKeyword: keyword !== "" }) : null,
    breadcrumb: pathOf(map, chosen),
    suggestion: total === 0 && keyword !== "" ? await nearestWords(db, map, keyword) : [],
  };
});
