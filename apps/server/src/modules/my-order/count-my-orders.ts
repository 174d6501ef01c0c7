import { countMyOrders } from "@tradehall/api-client/endpoints/my-order/count-my-orders";
import { type OrderStatus, orderStatuses } from "@tradehall/mall-rules/states/order";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/refund";
import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { isInTrash } from "./which-orders.ts";

export default handle(countMyOrders, async (_, { db, clock, buyer }) => {
  await settleOwn(db, buyer, clock.now());
  const { running, refused } = orderRefundStatuses;
  const tally = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const listed = isNull(orders.trashedAt);
  const rows = await db
    .select({
      status: orders.status,
      all: tally(listed),
      refunding: tally(and(listed, inArray(orders.refundStatus, [running, refused]))),
      trashed: tally(isInTrash(clock.now())),
    })
    .from(orders)
    .where(isOwnOrder(buyer))
    .groupBy(orders.status);
  const of = (status: OrderStatus): number =>
    rows.find((row) => row.status === orderStatuses[status])?.all ?? 0;
  return {
    allCount: rows.reduce((sum, row) => sum + row.all, 0),
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
});
