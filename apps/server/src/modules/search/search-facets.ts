/** Counts of everything the results can be narrowed by, in one statement. */
import type { SearchFacets } from "@tradehall/api-client/models/search";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products, sampleParts, shops } from "#server/db/schema/index.ts";
import type { CatalogueMap } from "../product/category/catalogue-map.ts";
import { categoryFacet } from "./category-facet.ts";
import type { Count } from "./facet-count.ts";
import { type FacetName, type Filters, facetNames, isChosen } from "./filters.ts";
import { salePrice } from "./sale-price.ts";
import { inAllParts, inParts, inSomeParts, type Reach, roughly } from "./sampling.ts";
import { isSelfOperated } from "./search-filters.ts";

/** Steps of the price facet. */
const priceSteps = [0, 20, 50, 100, 200, 500, 1_000, 5_000].map((yuan) => fen(yuan * 100));

type CountRow = Pick<Count, keyof Count> & { ids: string | null; is_rough: boolean };

/** Ids of what was looked through: those that hold under all filters but the attributes', and the rest. */
export type LookedIds = Record<"hits" | "rest", number[]>;

/** Holds under all filters but the named one. */
const allBut = (without?: FacetName): SQL =>
  sql.join(
    facetNames.filter((name) => name !== without).map((name) => sql.identifier(`ok_${name}`)),
    sql` and `,
  );

const counted = (condition: SQL): SQL =>
  sql`coalesce(sum(hits) filter (where ${condition}), 0)::bigint as count, coalesce(bool_or(is_rough) filter (where ${condition}), false) as is_rough`;
const grouped = (facet: string, value: SQL, own: FacetName): SQL =>
  sql`select ${facet}::text as facet, ${value} as id, ${counted(allBut(own))}, null::text as ids from kinds group by 2`;
const single = (facet: string, condition: SQL): SQL =>
  sql`select ${facet}::text, 0::bigint, ${counted(condition)}, null from kinds`;
/** Of the chosen category; named only where there are so few that their attributes are counted. */
const looked = (atMost: number): SQL =>
  sql`select 'ids', (${allBut("attributes")})::int, 0::bigint, false, string_agg(array_to_string(ids, ','), ',') from kinds
    where ok_category and (select sum(cardinality(ids)) from kinds where ok_category) <= ${atMost} group by 2`;
const idsIn = (list: string | null | undefined): number[] => (list ? list.split(",").map(Number) : []);

/** Hits of one part of the catalogue by kind; each represents `weight` goods. Ids of all only where they are counted wholly. */
function kindsOf({ base, facets, sales }: Filters, where: SQL, weight: number, ids: SQL): SQL {
  const price = salePrice(sales);
  const flags = facetNames.map((name) => sql`(${facets[name]}) as ${sql.identifier(`ok_${name}`)}`);
  const steps = sql.raw(`array[${priceSteps.join()}]::bigint[]`);
  return sql`
    select count(*) * ${weight}::int as hits, ${weight > 1}::boolean as is_rough, ${products.brandId} as brand_id,
      ${products.categoryId} as category_id, ${products.shopId} as shop_id,
      width_bucket(${price.fen}, ${steps})::bigint as price_step, ${products.inStock} as in_stock,
      ${isSelfOperated} as is_self, ${sql.join(flags, sql`, `)}, ${ids} as ids
    from ${products} ${price.join} where ${base} and ${where}
    group by ${sql.raw(Array.from({ length: 6 + flags.length }, (_, index) => index + 3).join())}`;
}

/**
 * Counts of all hits and of each way to narrow them. Hits that no facet tells apart are one kind: the goods are read
 * once, and each facet adds up kinds, which are a fraction of them.
 */
export async function countHits(
  db: Database,
  filters: Filters,
  { whole, parts, namedParts }: Reach,
  namedUpTo: number,
): Promise<{ counts: Count[]; ids: LookedIds }> {
  const none = sql`null::bigint[]`;
  const all = parts > 0 ? inAllParts(filters) : sql`true`;
  const isNamed = namedParts < sampleParts ? sql`filter (where ${inParts(namedParts)})` : sql``;
  const ids = namedUpTo > 0 ? sql`array_agg(${products.id}) ${isNamed}` : none;
  const rest = whole
    ? sql`(${whole}) is not true and ${inSomeParts(filters, parts)}`
    : inSomeParts(filters, parts);
  const kinds = [
    ...(whole ? [kindsOf(filters, sql`${all} and ${whole}`, 1, ids)] : []),
    ...(parts > 0 ? [kindsOf(filters, rest, sampleParts / parts, whole ? none : ids)] : []),
  ];
  const statement = sql`
    with kinds as materialized (${sql.join(kinds, sql` union all `)})
    ${sql.join(
      [
        grouped("brand", sql`brand_id`, "brand"),
        grouped("category", sql`category_id`, "category"),
        grouped("shop", sql`shop_id`, "shop"),
        grouped("price", sql`price_step`, "price"),
        single("all", allBut()),
        single("looked", sql`true`),
        single("self", sql`is_self and ${allBut("shopType")}`),
        single("stock", sql`in_stock and ${allBut("stock")}`),
        ...facetNames
          .filter((name) => isChosen(filters, name))
          .map((name) => single(`without ${name}`, allBut(name))),
        ...(namedUpTo > 0 ? [looked(namedUpTo)] : []),
      ],
      sql` union all `,
    )}`;
  const { rows } = await db.execute<CountRow>(statement);
  const named = (isHit: number) =>
    idsIn(rows.find(({ facet, id }) => facet === "ids" && Number(id) === isHit)?.ids);
  // The database gives groups in any order: ways with as many hits stand by their ids, the same at each search.
  const counts = rows
    .map(({ facet, id, count, is_rough: isRough }) => ({
      facet,
      id: Number(id),
      count: isRough ? roughly(Number(count)) : Number(count),
    }))
    .sort((a, b) => a.id - b.id);
  return { counts, ids: { hits: named(1), rest: named(0) } };
}

const most = (a: { count: number }, b: { count: number }): number => b.count - a.count;

const priceFacet = (counts: readonly Count[]): SearchFacets["prices"] =>
  counts
    .filter(({ id }) => id > 0)
    .sort((a, b) => a.id - b.id)
    .map(({ id, count }) => {
      const above = priceSteps[id];
      return {
        min: fenToYuan(priceSteps[id - 1] ?? fen(0)),
        max: above === undefined ? null : fenToYuan(above),
        count,
      };
    });

async function shopFacet(db: Database, counts: readonly Count[]): Promise<SearchFacets["shops"]> {
  if (counts.length === 0) return [];
  const rows = await db.select({ id: shops.id, name: shops.name, shopType: shops.shopType }).from(shops);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return counts
    .flatMap(({ id, count }) => {
      const shop = byId.get(id);
      return shop ? [{ shopId: id, shopName: shop.name, shopType: shop.shopType, count }] : [];
    })
    .sort(most);
}

/** Counts with names. `chosen` is the deepest category the buyer is in. */
export async function facetsOf(
  db: Database,
  map: CatalogueMap,
  { counts, attributes }: { counts: readonly Count[]; attributes: SearchFacets["attributes"] },
  query: { chosen: number | undefined; hasKeyword: boolean },
): Promise<SearchFacets> {
  const of = (facet: string): Count[] => counts.filter((count) => count.facet === facet);
  return {
    brands: of("brand")
      .flatMap(({ id, count }) => {
        const brand = map.brands.get(id);
        return brand ? [{ brandId: id, brandName: brand.name, count }] : [];
      })
      .sort(most),
    categories: categoryFacet(map, of("category"), query),
    prices: priceFacet(of("price")),
    shops: await shopFacet(db, of("shop")),
    attributes,
    selfOperatedCount: of("self")[0]?.count ?? 0,
    inStockCount: of("stock")[0]?.count ?? 0,
  };
}
