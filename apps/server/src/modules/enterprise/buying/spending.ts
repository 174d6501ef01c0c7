/** What a member has ordered for an enterprise in the month so far: what is not canceled, less what went back. */
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { chinaMonth, monthStart } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, products } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";

export type Member = Pick<Buyer, "userId" | "enterpriseId">;

const ofMonth = (enterpriseId: number, now: Date) =>
  and(
    eq(orders.enterpriseId, enterpriseId),
    ne(orders.status, orderStatuses.canceled),
    gte(orders.createdAt, monthStart(chinaMonth(now))),
  );

const spent = sql<number>`coalesce(sum(${orders.actualFen} - ${orders.refundedFen}), 0)`.mapWith(Number);

export async function spentInMonth(
  db: Database,
  enterpriseId: number,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ userId: orders.userId, spent })
    .from(orders)
    .where(and(inArray(orders.userId, [...userIds]), ofMonth(enterpriseId, now)))
    .groupBy(orders.userId);
  return new Map(rows.map((row) => [row.userId, row.spent]));
}

/** Of goods alone, each with the categories above it; pieces that went back count no more. */
export const spentByCategory = (db: Database, { userId, enterpriseId }: Member, now: Date) =>
  db
    .select({
      ids: sql<
        number[]
      >`array[${products.categoryId}, ${products.secondaryCategoryId}, ${products.primaryCategoryId}]`.mapWith(
        (ids: (number | string)[]) => ids.map(Number),
      ),
      fen: sql<number>`sum(${orderItems.actualFen} * (${orderItems.quantity} - ${orderItems.refunded}) / ${orderItems.quantity})`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
    .innerJoin(products, eq(products.id, orderItems.prodId))
    .where(and(eq(orders.userId, userId), ofMonth(enterpriseId, now)))
    .groupBy(products.categoryId, products.secondaryCategoryId, products.primaryCategoryId);
