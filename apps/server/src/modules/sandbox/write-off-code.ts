import { sandboxWriteOffCode } from "@tradehall/api-client/endpoints/sandbox/write-off-code";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/refund";
import { arrayContains, eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockOrders } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

/** Not while a refund runs, which would void the code. */
export default handle(sandboxWriteOffCode, ({ body: { code } }, { db }) =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(arrayContains(orders.virtualCodes, [code]));
    const [order] = found ? await lockOrders(tx, [found.orderNumber]) : [];
    if (!order?.virtualCodes.includes(code) || order.usedCodes.includes(code)) refuse("codeMissing");
    if (order.refundStatus === orderRefundStatuses.running) refuse("orderStatusChanged");
    const { orderNumber, usedCodes } = order;
    await tx
      .update(orders)
      .set({ usedCodes: [...usedCodes, code] })
      .where(eq(orders.orderNumber, orderNumber));
    return { orderNumber };
  }),
);
