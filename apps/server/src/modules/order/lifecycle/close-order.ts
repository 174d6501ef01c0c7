/** Ends an unpaid order: stock, coupon and points come back, open payments close; in the caller's transaction. */

import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { and, arrayContains, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, payments, quotes, userCoupons } from "#server/db/schema/index.ts";
import { endApproval } from "#server/modules/enterprise/buying/order-approvals.ts";
import { followOrder } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { changePoints } from "#server/modules/wallet/points.ts";
import { givePiecesBack } from "./give-pieces-back.ts";
import type { OrderRow } from "./lock-orders.ts";
import { leaveTeam } from "./team-places.ts";

interface Closing {
  closeType: number;
  reason?: string;
  at: Date;
}

/**
 * Which coupons the end of an order sets free. One that other orders of the submit still use stays used; the last of them
 * gives it back. Those others stand still meanwhile: the buyer is locked.
 */
export async function couponsFreeWithout(tx: Database, order: OrderRow): Promise<number[]> {
  if (order.userCouponIds.length === 0) return [];
  const others = await tx
    .select({ userCouponIds: orders.userCouponIds })
    .from(orders)
    .where(
      and(
        eq(orders.submitId, order.submitId),
        ne(orders.orderNumber, order.orderNumber),
        ne(orders.status, orderStatuses.canceled),
      ),
    );
  const kept = new Set(others.flatMap((other) => other.userCouponIds));
  return order.userCouponIds.filter((id) => !kept.has(id));
}

/** Buyer and order must be locked, the order at its end. */
export async function giveCouponsBack(tx: Database, order: OrderRow): Promise<void> {
  const free = await couponsFreeWithout(tx, order);
  if (free.length === 0) return;
  await tx
    .update(userCoupons)
    .set({ status: couponStatuses.unused, submitId: null, usedAt: null })
    .where(and(inArray(userCoupons.id, free), eq(userCoupons.submitId, order.submitId)));
}

/** Attempts to pay that are still open. */
export async function closePayments(tx: Database, orderNumber: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: "closed" })
    .where(
      and(
        inArray(payments.status, ["waiting", "scanned"]),
        arrayContains(payments.orderNumbers, [orderNumber]),
      ),
    );
}

/** Buyer and row must be locked, the order unpaid, or its balance, or not approved. */
export async function closeOrder(tx: Database, order: OrderRow, closing: Closing): Promise<void> {
  const [closed = order] = await tx
    .update(orders)
    .set({
      status: orderStatuses.canceled,
      closeType: closing.closeType,
      cancelReason: closing.reason ?? "",
      canceledAt: closing.at,
      deadlineAt: null,
    })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  await endApproval(tx, order.orderNumber, closing);
  await followOrder(tx, closed, closing.at);
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
  await givePiecesBack(tx, order, items);
  await giveCouponsBack(tx, order);
  const { orderNumber, pointsUsed } = order;
  await changePoints(tx, order.userId, [{ change: pointsUsed, source: "returned", orderNumber }], closing.at);
  await closePayments(tx, order.orderNumber);
  await leaveTeam(tx, order);
  // Within its validity a quote may be ordered again.
  if (order.quoteNo !== null)
    await tx.update(quotes).set({ state: "answered" }).where(eq(quotes.quoteNo, order.quoteNo));
}
