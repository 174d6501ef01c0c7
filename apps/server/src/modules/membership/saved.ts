/** What membership has saved a buyer: on pieces that were paid and not refunded, and freight of orders that went through. */
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";

export async function savedOf(db: Database, userId: number) {
  const kept = and(
    eq(orders.userId, userId),
    isNotNull(orders.paidAt),
    ne(orders.status, orderStatuses.canceled),
  );
  const ofKept = sql`${orderItems.memberSavedFen} * (${orderItems.quantity} - ${orderItems.refunded}) / ${orderItems.quantity}`;
  const [[price], [freight]] = await Promise.all([
    db
      .select({ sum: sql<number>`coalesce(sum(${ofKept}), 0)::float8` })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
      .where(kept),
    db
      .select({ sum: sql<number>`coalesce(sum(${orders.freightWaivedFen}), 0)::float8` })
      .from(orders)
      .where(kept),
  ]);
  return { price: fenToYuan(fen(price?.sum ?? 0)), freight: fenToYuan(fen(freight?.sum ?? 0)) };
}
