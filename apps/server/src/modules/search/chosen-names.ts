/** Names of what a search is narrowed to by an id. */
import type { SearchChosen } from "@tradehall/api-client/models/search";
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, shops } from "#server/db/schema/index.ts";

async function shopOf(db: Database, shopId: number): Promise<SearchChosen["shop"]> {
  const [shop] = await db.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
  return shop ? { shopId, shopName: shop.name } : null;
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

export async function chosenNames(db: Database, { shopId, couponId }: SearchQuery): Promise<SearchChosen> {
  const [shop, coupon] = await Promise.all([
    shopId ? shopOf(db, shopId) : null,
    couponId ? couponOf(db, couponId) : null,
  ]);
  return { shop, coupon };
}
