import { exportOrders } from "@tradehall/api-client/endpoints/order/export/export-orders";
import { exportTypes } from "@tradehall/api-client/models/order-export";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { exportName } from "@tradehall/mall-rules/words/order-export";
import { and, count, countDistinct, eq, inArray } from "drizzle-orm";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { handleFile } from "#server/handle.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { whichOrders } from "../which-orders.ts";
import { bytesOfLine, fileOf } from "./export-file.ts";
import { exportedOrders } from "./export-rows.ts";

export default handleFile(exportOrders, async ({ query }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const { format, orderNumbers, ...filters } = query;
  const which = and(
    whichOrders(db, buyer, filters, now),
    orderNumbers ? inArray(orders.orderNumber, orderNumbers.split(",")) : undefined,
  );
  const [all] = await db
    .select({ orders: countDistinct(orders.orderNumber), lines: count() })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
    .where(which);
  return {
    type: exportTypes[format],
    name: `${exportName[locale]}-${chinaDate(now)}.${format}`,
    count: all?.orders ?? 0,
    estimatedBytes: (all?.lines ?? 0) * bytesOfLine[format],
    body: fileOf[format](() => exportedOrders(db, which), locale),
  };
});
