import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import type { SearchHit, SearchPage } from "@tradehall/api-client/models/search";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { normalizeText } from "@tradehall/mall-rules/checks/text";
import type { Database } from "#server/db/database.ts";
import { handle } from "#server/handle.ts";
import { pageOf } from "#server/paging.ts";
import { cachedFor } from "#server/shared-runs.ts";
import { askedRegion } from "../address/asked-region.ts";
import { type CatalogueMap, catalogueMap, pathOf } from "../product/category/catalogue-map.ts";
import { countedHits } from "../product/counted-hits.ts";
import { loadCards } from "../product/product-cards.ts";
import { salesNow } from "../promotion/offer/offers.ts";
import { chosenNames } from "./chosen-names.ts";
import type { Filters } from "./filters.ts";
import { breadth, foundHits } from "./found-hits.ts";
import { remember } from "./history/history.ts";
import { withArrivals } from "./hit-arrivals.ts";
import { matchedSkus } from "./matched-skus.ts";
import { requireOpenShop } from "./open-shop.ts";
import { facetsOf } from "./search-facets.ts";
import { filtersOf } from "./search-filters.ts";
import { noWays, waysOut } from "./ways-out.ts";
import { correctedKeyword } from "./words/corrected.ts";
import { type Keyword, lettersOf, readBegun, readKeyword } from "./words/keyword.ts";
import { nearestWords } from "./words/nearest-words.ts";

/** Cards with the SKU that was meant; anyone who typed a whole name means the product. */
async function hitsOf(
  db: Database,
  now: Date,
  ids: readonly number[],
  { keyword, sales }: Filters,
): Promise<SearchHit[]> {
  const wanted = keyword?.wanted;
  const [cards, skus] = await Promise.all([
    loadCards(db, now, ids),
    wanted ? matchedSkus(db, { now, prodIds: ids, wanted, sales }) : new Map<number, never>(),
  ]);
  return cards.map((card) => {
    const isNamed = lettersOf(card.prodName) === keyword?.letters;
    const match = (isNamed ? undefined : skus.get(card.prodId)) ?? null;
    const isAtOwnPrice = match !== null && card.tags.includes("deposit");
    return {
      ...card,
      arrival: null,
      match: isAtOwnPrice ? { ...match, memberPrice: null, activityPrice: null } : match,
    };
  });
}

/**
 * Where nothing says the keyword as it is, what it may be a part of is looked for; where that finds nothing, the keyword that
 * was probably meant.
 */
async function findBy(db: Database, map: CatalogueMap, query: SearchQuery, now: Date) {
  const [sales, keyword] = await Promise.all([
    salesNow(db, now),
    query.keyword === "" ? undefined : readKeyword(db, map, query.keyword),
  ]);
  const find = async (reading: Keyword | undefined, asked = query) => {
    const filters = await filtersOf(db, map, asked, { sales, keyword: reading, now });
    return { filters, correctedTo: null, ...(await foundHits(db, map, filters, asked)) };
  };
  const hits = await find(keyword);
  if (!keyword || breadth(hits.found) > 0) return hits;
  const begun = await find(readBegun(query.keyword, map));
  const correctedTo = breadth(begun.found) > 0 ? undefined : correctedKeyword(query.keyword, map);
  if (!correctedTo) return begun;
  const meant = await find(await readKeyword(db, map, correctedTo), { ...query, keyword: correctedTo });
  return breadth(meant.found) > 0 ? { ...meant, correctedTo } : begun;
}

async function resultPage(db: Database, query: SearchQuery, now: Date): Promise<SearchPage> {
  const { keyword } = query;
  const map = await catalogueMap(db);
  const { filters, found, correctedTo, ids: pageIds } = await findBy(db, map, query, now);
  const { total, counts, attributes } = found;
  const at = query.categoryId || query.secondaryCategoryId || query.primaryCategoryId || undefined;
  const [ids, names] = await Promise.all([pageIds(), chosenNames(db, map, query, filters.attributes)]);
  // Several categories stand side by side under the one above them.
  const above = keyword === "" ? map.categories.get(query.categoryIds?.[0] ?? 0)?.parentId : undefined;
  const facets = { chosen: at ?? (above || undefined), hasKeyword: keyword !== "" };
  return {
    ...pageOf(await hitsOf(db, now, ids, filters), Math.min(total, countedHits), query),
    keyword,
    correctedTo,
    isTotalExact: total > countedHits ? 0 : 1,
    facets: counts ? await facetsOf(db, map, { counts, attributes }, facets) : null,
    breadcrumb: pathOf(map, at),
    chosen: names,
    suggestion: total === 0 && keyword !== "" ? await nearestWords(db, map, keyword) : [],
    ...(total === 0 ? await waysOut(db, map, query, { now, filters, found }) : noWays),
  };
}

export default handle(searchProducts, async ({ query: asked }, { db, clock, visitor, settings }) => {
  const { areaId, ...search } = asked;
  const query = { ...search, keyword: normalizeText(asked.keyword) };
  const now = clock.now();
  await requireOpenShop(db, visitor);
  if (visitor && query.keyword !== "" && query.current === 1)
    await remember(db, visitor.userId, query.keyword, now);
  // Results are the same for everyone, and many ask for the same page within moments.
  const page = await cachedFor(db, `search ${JSON.stringify(query)}`, { now, ...settings.keeping }, () =>
    resultPage(db, query, now),
  );
  const { provinceId } = await askedRegion(db, visitor, { areaId });
  return { ...page, records: await withArrivals(db, page.records, provinceId, now) };
});
