import { sandboxListOrders } from "@tradehall/api-client/endpoints/sandbox/order/list-orders";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, desc, eq, inArray } from "drizzle-orm";
import { orders, parcels, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 50;

export default handle(sandboxListOrders, async (_, { db }) => {
  const rows = await db
    .select({ order: orders, account: users.account })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(shown);
  const numbers = rows.map(({ order }) => order.orderNumber);
  const sent =
    numbers.length === 0
      ? []
      : await db
          .select({ orderNumber: parcels.orderNumber, state: parcels.state })
          .from(parcels)
          .where(inArray(parcels.orderNumber, numbers))
          .orderBy(asc(parcels.id));
  return rows.map(({ order, account }) => ({
    orderNumber: order.orderNumber,
    account,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    dvyType: order.dvyType,
    actualTotal: fenToYuan(order.actualFen),
    createTime: chinaTime(order.createdAt),
    parcelStates: sent.filter((one) => one.orderNumber === order.orderNumber).map((one) => one.state),
  }));
});
