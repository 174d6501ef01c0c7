/** Coupons as buyers see them. */

import type { Coupon } from "@tradehall/api-client/models/coupon";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import type { CouponScope } from "@tradehall/mall-rules/states/coupon";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, products, shops, userCoupons } from "#server/db/schema/index.ts";
import { type OrPlaceholder, statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";
import { visitorId } from "#server/modules/buyer/visitor-id.ts";
import { type PageRequest, pageQuery } from "#server/paging.ts";
import { claimable, couponCoversProduct, running } from "./coupon-scope.ts";

type CouponRow = typeof coupons.$inferSelect;

/** What a claimable and a claimed coupon have in common. */
export const couponBase = (coupon: CouponRow, shopName: string | null) => ({
  couponId: coupon.id,
  couponName: coupon.name,
  scope: coupon.scope as CouponScope,
  scopeIds: coupon.scopeIds,
  shopId: coupon.shopId,
  shopName: shopName ?? "",
  cashCondition: fenToYuan(coupon.thresholdFen),
  reduceAmount: fenToYuan(coupon.reduceFen),
  startTime: chinaTime(coupon.startsAt),
  endTime: chinaTime(coupon.endsAt),
  startsAt: coupon.startsAt.getTime(),
  endsAt: coupon.endsAt.getTime(),
  validDays: coupon.validDays,
  memberOnly: toFlag(coupon.memberOnly),
});

/** How many of the coupon of the row the visitor has. */
const receivedBy = (userId: OrPlaceholder<number>) =>
  sql<number>`(select count(*)::int from ${userCoupons}
    where ${userCoupons.couponId} = ${coupons.id} and ${userCoupons.userId} = ${userId})`;

const toCoupon = (coupon: CouponRow, shopName: string | null, receivedNum: number): Coupon => ({
  ...couponBase(coupon, shopName),
  stocks: coupon.left,
  limitNum: coupon.perUser,
  receivedNum,
  canReceive: receivedNum < coupon.perUser ? 1 : 0,
});

/**
 * Running coupons that are not all gone, and those the visitor has, greatest reduction first: a coupon keeps its place
 * when it is claimed.
 */
export function claimableCoupons(db: Database, visitor: Buyer | undefined, now: Date, page: PageRequest) {
  const received = receivedBy(visitor?.userId ?? visitorId);
  const shown = and(running(now), or(gt(coupons.left, 0), gt(received, 0)));
  const rows = db
    .select({ coupon: coupons, shopName: shops.name, received })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(shown)
    .orderBy(desc(coupons.reduceFen), asc(coupons.id));
  return pageQuery(page, db.$count(coupons, shown), rows, (found) =>
    found.map(({ coupon, shopName, received: own }) => toCoupon(coupon, shopName, own)),
  );
}

/** Coupons in the order of their ids, whether they run or not; an id without one is left out. */
export async function couponsByIds(
  db: Database,
  ids: readonly number[],
  visitor: Buyer | undefined,
): Promise<Coupon[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ coupon: coupons, shopName: shops.name, received: receivedBy(visitor?.userId ?? visitorId) })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(inArray(coupons.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.coupon.id, toCoupon(row.coupon, row.shopName, row.received)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const coveringCoupons = statement<{ prodId: number; userId: number; now: Date }>()(
  (db, { prodId, userId, now }) =>
    db
      .select({ coupon: coupons, shopName: shops.name, received: receivedBy(userId) })
      .from(coupons)
      .innerJoin(products, and(eq(products.id, prodId), couponCoversProduct))
      .leftJoin(shops, eq(shops.id, coupons.shopId))
      .where(claimable(now))
      .orderBy(desc(coupons.reduceFen), asc(coupons.id)),
);

/** Running coupons that cover a product and are not all gone, greatest reduction first. */
export async function couponsForProd(
  db: Database,
  prodId: number,
  visitor: Buyer | undefined,
  now: Date,
): Promise<Coupon[]> {
  const rows = await coveringCoupons(db, { prodId, userId: visitor?.userId ?? visitorId, now });
  return rows.map(({ coupon, shopName, received }) => toCoupon(coupon, shopName, received));
}
