/** Names of what a search is narrowed to by an id. */
import type { SearchChosen } from "@tradehall/api-client/models/search";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, shopCategories, shops } from "#server/db/schema/index.ts";
import type { CatalogueMap } from "../product/category/catalogue-map.ts";
import type { ChosenAttributes } from "./chosen-attributes.ts";

async function shopsOf(db: Database, ids: readonly number[]): Promise<SearchChosen["shops"]> {
  if (ids.length === 0) return [];
  return db
    .select({ shopId: shops.id, shopName: shops.name })
    .from(shops)
    .where(inArray(shops.id, ids))
    .orderBy(asc(shops.id));
}

async function couponOf(db: Database, couponId: number): Promise<SearchChosen["coupon"]> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) return null;
  return {
    couponId,
    couponName: coupon.name,
    cashCondition: fenToYuan(coupon.thresholdFen),
    reduceAmount: fenToYuan(coupon.reduceFen),
  };
}

async function shopCategoryOf(db: Database, shopCid: number): Promise<SearchChosen["shopCategory"]> {
  const [category] = await db
    .select({ shopCid: shopCategories.id, name: shopCategories.name })
    .from(shopCategories)
    .where(eq(shopCategories.id, shopCid));
  return category ?? null;
}

/** In the order of the query; what is unknown has no name. */
export async function chosenNames(
  db: Database,
  map: CatalogueMap,
  { shopId, shopIds = [], shopCid, couponId, brandIds = [], categoryIds = [] }: SearchQuery,
  { named }: ChosenAttributes,
): Promise<SearchChosen> {
  const [[shop], several, coupon, shopCategory] = await Promise.all([
    shopsOf(db, shopId ? [shopId] : []),
    shopsOf(db, shopIds),
    couponId ? couponOf(db, couponId) : null,
    shopCid ? shopCategoryOf(db, shopCid) : null,
  ]);
  return {
    shop: shop ?? null,
    brands: brandIds.flatMap((brandId) => {
      const brand = map.brands.get(brandId);
      return brand ? [{ brandId, brandName: brand.name }] : [];
    }),
    categories: categoryIds.flatMap((categoryId) => {
      const category = map.categories.get(categoryId);
      return category ? [{ categoryId, categoryName: category.name }] : [];
    }),
    shops: several,
    attributes: named.map(({ id, name, value }) => ({ valueId: id, name, value })),
    coupon,
    shopCategory,
  };
}
