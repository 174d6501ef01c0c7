import { countMyOrders } from "@tradehall/api-client/endpoints/my-order/count-my-orders";
import { type OrderStatus, orderStatuses } from "@tradehall/mall-rules/states/order";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/refund";
import { count, sql } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";

export default handle(countMyOrders, async (_, { db, clock, buyer }) => {
  await settleOwn(db, buyer, clock.now());
  const rows = await db
    .select({
      status: orders.status,
      all: count(),
      refunding:
        sql<number>`count(*) filter (where ${orders.refundStatus} in (${orderRefundStatuses.running}, ${orderRefundStatuses.refused}))`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(isOwnOrder(buyer))
    .groupBy(orders.status);
  const of = (status: OrderStatus): number =>
    Number(rows.find((row) => row.status === orderStatuses[status])?.all ?? 0);
  return {
    allCount: rows.reduce((sum, row) => sum + Number(row.all), 0),
    unPay: of("unpaid"),
    payed: of("paid"),
    consignment: of("shipped"),
    confirm: of("received"),
    success: of("completed") + of("evaluated"),
    close: of("canceled"),
    grouping: of("grouping"),
    refund: rows.reduce((sum, row) => sum + row.refunding, 0),
  };
});
