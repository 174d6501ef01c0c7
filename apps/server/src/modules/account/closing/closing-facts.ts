/** What a buyer's account still has, as closing it asks. */

import { openRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { openOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterprises, orders, refunds, userCoupons, users } from "#server/db/schema/index.ts";
import { CodeOnly } from "#server/refuse.ts";

/** Rows shown of each; more of them stand on their own pages. */
const shown = 20;

export async function closingFacts(db: Database, userId: number, now: Date) {
  const [user] = await db
    .select({ balanceFen: users.balanceFen, points: users.points, closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new CodeOnly("A00004");
  const openOrders = await db
    .select({ orderNumber: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [...openOrderStatuses])))
    .orderBy(desc(orders.createdAt))
    .limit(shown);
  const open = openRefundStatuses.map((name) => refundStatuses[name]);
  const openRefunds = await db
    .select({ refundSn: refunds.refundSn })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(and(eq(orders.userId, userId), inArray(refunds.status, open)))
    .orderBy(desc(refunds.appliedAt))
    .limit(shown);
  const administered = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(and(eq(enterprises.adminUserId, userId), isNull(enterprises.closedAt)));
  const isUsable = and(
    eq(userCoupons.userId, userId),
    eq(userCoupons.status, couponStatuses.unused),
    gt(userCoupons.endsAt, now),
  );
  const coupons = await db.$count(userCoupons, isUsable);
  return {
    ...user,
    coupons,
    orders: openOrders,
    refunds: openRefunds,
    enterprises: administered.map(({ name }) => name),
    // For the rule (mall-rules states/account/closing).
    openOrders: openOrders.length,
    openRefunds: openRefunds.length,
    administered: administered.length,
  };
}
