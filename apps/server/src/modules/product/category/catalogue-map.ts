/**
 * Categories, brands and which of them have goods where, kept in process memory: they stand on every page and
 * rarely change. A version is asked for at most every two seconds; what goods are where may lag a minute, new ones too in a
 * large catalogue, which takes seconds to read.
 */
import type { CategoryNode, CategoryStep } from "@tradehall/api-client/models/category";
import { prodStatuses, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { brands, categories, products } from "#server/db/schema/index.ts";
import { renewAfterMs } from "#server/shared-runs.ts";

export interface CategoryRow {
  id: number;
  parentId: number;
  level: number;
  name: string;
  picture: string;
}

/** Goods of one brand in one category of one shop. */
interface Place {
  path: readonly number[];
  shopId: number;
  brandId: number | null;
  /** How many are on sale. */
  count: number;
}

export interface CatalogueMap {
  categories: ReadonlyMap<number, CategoryRow>;
  brands: ReadonlyMap<number, { id: number; name: string; logo: string }>;
  /** Children by parent in their order; 0 has the first level. */
  children: ReadonlyMap<number, readonly CategoryRow[]>;
  places: readonly Place[];
  /** No more products than this. */
  mostProducts: number;
}

const checkEveryMs = 2_000;
const placesLagMs = 60_000;

interface CacheEntry {
  map: CatalogueMap;
  version: string;
  checkedAt: number;
  loadedAt: number;
}
const cache = new WeakMap<object, CacheEntry>();
const loading = new WeakMap<object, Promise<CacheEntry>>();

async function versionOf(db: Database): Promise<string> {
  const [row] = await db
    .select({
      categories: sql<string>`(select concat(count(*), ':', sum(hashtext(concat_ws(':', id, parent_id, name, picture, seq))::bigint)) from categories)`,
      brands: sql<string>`(select concat(count(*), ':', sum(hashtext(concat_ws(':', id, name, logo))::bigint)) from brands)`,
      products: sql<string>`(select coalesce(max(id), 0)::text from products)`,
    })
    .from(sql`(select 1) as one`);
  return `${row?.categories}|${row?.brands}|${row?.products}`;
}

/** Parts of a version: what things are called, and the newest product. */
const namesIn = (version: string): string => version.slice(0, version.lastIndexOf("|"));
const mostProductsIn = (version: string): number => Number(version.slice(version.lastIndexOf("|") + 1));

/** A catalogue that is read wholly without anyone noticing. */
export const isSmall = ({ mostProducts }: Pick<CatalogueMap, "mostProducts">): boolean =>
  mostProducts <= 16_000;

async function load(db: Database, version: string): Promise<CacheEntry> {
  const mostProducts = mostProductsIn(version);
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.seq), asc(categories.id));
  const brandRows = await db.select().from(brands).orderBy(asc(brands.id));
  const placeRows = await db
    .select({
      primary: products.primaryCategoryId,
      secondary: products.secondaryCategoryId,
      category: products.categoryId,
      shopId: products.shopId,
      brandId: products.brandId,
      count: sql<number>`count(*)::int`,
    })
    .from(products)
    // Points goods stand in no list.
    .where(and(eq(products.status, prodStatuses.onSale), ne(products.prodType, prodTypes.integral)))
    .groupBy(
      products.primaryCategoryId,
      products.secondaryCategoryId,
      products.categoryId,
      products.shopId,
      products.brandId,
    );
  const now = performance.now();
  return {
    version,
    checkedAt: now,
    loadedAt: now,
    map: {
      categories: new Map(categoryRows.map((row) => [row.id, row])),
      brands: new Map(brandRows.map((row) => [row.id, row])),
      children: Map.groupBy(categoryRows, (row) => row.parentId),
      mostProducts,
      places: placeRows.map(({ primary, secondary, category, ...place }) => ({
        path: [primary, secondary, category],
        ...place,
      })),
    },
  };
}

/** What goods are where is read again behind the back of who asks: it takes as long as a hundred pages. */
function renewLater(db: Database, version: string): void {
  const renew = async () => cache.set(db, await load(db, version));
  // One connection serves both: the page that met the old map goes first.
  setTimeout(() => void renew().catch(() => undefined), renewAfterMs).unref();
}

async function refreshed(db: Database, old: CacheEntry | undefined): Promise<CacheEntry> {
  const version = await versionOf(db);
  const mostProducts = mostProductsIn(version);
  const isOfNewGoods = old?.version !== version && isSmall({ mostProducts });
  if (!old || isOfNewGoods || namesIn(old.version) !== namesIn(version)) return load(db, version);
  const now = performance.now();
  const isOld = now - old.loadedAt >= placesLagMs;
  if (isOld) renewLater(db, version);
  const map = old.version === version ? old.map : { ...old.map, mostProducts };
  return { map, version, checkedAt: now, loadedAt: isOld ? now : old.loadedAt };
}

/** The map of this database; calls that come while it loads share the load. */
export async function catalogueMap(db: Database): Promise<CatalogueMap> {
  const old = cache.get(db);
  if (old && performance.now() - old.checkedAt < checkEveryMs) return old.map;
  let running = loading.get(db);
  if (!running) {
    running = refreshed(db, old).finally(() => loading.delete(db));
    loading.set(db, running);
  }
  const fresh = await running;
  cache.set(db, fresh);
  return fresh.map;
}

/** The way down to a category, first level first; empty for an unknown one. */
export function pathOf(map: CatalogueMap, categoryId: number | undefined): CategoryStep[] {
  const steps: CategoryStep[] = [];
  for (let at = map.categories.get(categoryId ?? 0); at; at = map.categories.get(at.parentId))
    steps.unshift({ categoryId: at.id, categoryName: at.name, level: at.level });
  return steps;
}

/** How many products are on sale in a category of any level; of all, without one, no fewer than there are. */
export const goodsIn = ({ places, mostProducts }: CatalogueMap, categoryId: number | undefined): number =>
  categoryId
    ? places.reduce((sum, { path, count }) => sum + (path.includes(categoryId) ? count : 0), 0)
    : mostProducts;

/** How many products each shop has on sale. */
export function goodsByShop({ places }: CatalogueMap): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { shopId, count } of places) counts.set(shopId, (counts.get(shopId) ?? 0) + count);
  return counts;
}

/** What lies under a parent as a tree; with a shop only what it has goods in. */
export function treeUnder(
  map: CatalogueMap,
  parentId: number,
  stocked?: ReadonlySet<number>,
): CategoryNode[] {
  return (map.children.get(parentId) ?? [])
    .filter((row) => !stocked || stocked.has(row.id))
    .map((row) => ({
      categoryId: row.id,
      parentId: row.parentId,
      categoryName: row.name,
      level: row.level,
      pic: row.picture,
      categories: treeUnder(map, row.id, stocked),
    }));
}
