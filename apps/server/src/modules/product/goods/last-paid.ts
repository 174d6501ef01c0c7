/** What a buyer paid for a piece the last time, under the enterprise in effect, in an order that has arrived. */
import type { LastPaid } from "@tradehall/api-client/models/product";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { receivedOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { Buyer } from "#server/handle.ts";

type Who = Pick<Buyer, "userId" | "enterpriseId">;

const lastLines = statement<Who & { skuIds: number[] }>()((db, { userId, enterpriseId, skuIds }) =>
  db
    .selectDistinctOn([orderItems.skuId], {
      skuId: orderItems.skuId,
      priceFen: orderItems.priceFen,
      orderedAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.enterpriseId, enterpriseId),
        inArray(orders.status, [...receivedOrderStatuses]),
        sql`${orderItems.skuId} = any(${skuIds})`,
        isNull(orderItems.giftOf),
        lt(orderItems.refunded, orderItems.quantity),
      ),
    )
    .orderBy(orderItems.skuId, desc(orders.createdAt)),
);

/** By SKU; nothing for a visitor. */
export async function lastPaid(
  db: Database,
  who: Who | undefined,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, LastPaid>> {
  if (!who || skuIds.length === 0) return new Map();
  const { userId, enterpriseId } = who;
  const rows = await lastLines(db, { userId, enterpriseId, skuIds: [...skuIds] });
  return new Map(
    rows.map(({ skuId, priceFen, orderedAt }) => [
      skuId,
      { price: fenToYuan(priceFen), day: chinaDate(orderedAt) },
    ]),
  );
}
