import { getMyCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/get-my-coupons";
import type { MyCoupon } from "@tradehall/api-client/models/coupon";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, gt, lte, type SQL } from "drizzle-orm";
import { coupons, shops, userCoupons } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { couponBase, couponColumns } from "./coupon-list.ts";

const { unused, used, expired } = couponStatuses;

/** Expired is not written anywhere: it follows from the clock. */
function inStatus(status: number, now: Date): SQL | undefined {
  if (status === used) return eq(userCoupons.status, used);
  const isUnused = eq(userCoupons.status, unused);
  return and(isUnused, status === expired ? lte(userCoupons.endsAt, now) : gt(userCoupons.endsAt, now));
}

export default handle(getMyCoupons, async ({ query }, { db, clock, buyer }) => {
  const where = and(eq(userCoupons.userId, buyer.userId), inStatus(query.status, clock.now()));
  const rows = db
    .select({ mine: userCoupons, ...couponColumns })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .where(where)
    .orderBy(
      query.status === unused ? asc(userCoupons.endsAt) : desc(userCoupons.endsAt),
      asc(userCoupons.id),
    );
  return pageQuery(query, db.$count(userCoupons, where), rows, (found) =>
    found.map(({ mine, ...coupon }) => ({
      ...couponBase(coupon),
      endTime: chinaTime(mine.endsAt),
      endsAt: mine.endsAt.getTime(),
      couponUserId: mine.id,
      status: query.status as MyCoupon["status"],
      receiveTime: chinaTime(mine.claimedAt),
      useTime: mine.usedAt ? chinaTime(mine.usedAt) : null,
    })),
  );
});
