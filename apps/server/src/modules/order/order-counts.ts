/** How many orders a buyer has in each state. */
import type { OrderCounts } from "@tradehall/api-client/models/my-order";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { type OrderStatus, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { isOwnOrder, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { isInTrash } from "./which-orders.ts";

export async function orderCounts(db: Database, owner: OrderOwner, now: Date): Promise<OrderCounts> {
  const { running, refused } = orderRefundStatuses;
  const tally = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const listed = isNull(orders.trashedAt);
  const rows = await db
    .select({
      status: orders.status,
      all: tally(listed),
      refunding: tally(and(listed, inArray(orders.refundStatus, [running, refused]))),
      trashed: tally(isInTrash(now)),
    })
    .from(orders)
    .where(isOwnOrder(owner))
    .groupBy(orders.status);
  const of = (status: OrderStatus): number =>
    rows.find((row) => row.status === orderStatuses[status])?.all ?? 0;
  return {
    allCount: rows.reduce((sum, row) => sum + row.all, 0),
    approval: of("approval"),
    unPay: of("unpaid") + of("balanceDue"),
    payed: of("paid"),
    consignment: of("shipped"),
    confirm: of("received"),
    success: of("completed") + of("evaluated"),
    close: of("canceled"),
    grouping: of("grouping"),
    refund: rows.reduce((sum, row) => sum + row.refunding, 0),
    trash: rows.reduce((sum, row) => sum + row.trashed, 0),
  };
}
