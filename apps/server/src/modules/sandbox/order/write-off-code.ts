import { sandboxWriteOffCode } from "@tradehall/api-client/endpoints/sandbox/order/write-off-code";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { nextOrderStatus, orderStatusName } from "@tradehall/mall-rules/states/order/order";
import { voucherState } from "@tradehall/mall-rules/states/order/voucher";
import { arrayContains, eq, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { handOver } from "#server/modules/delivery/move-parcel.ts";
import { loadParcels } from "#server/modules/delivery/parcel-rows.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { lockOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { markReceived } from "#server/modules/order/lifecycle/receive.ts";
import { refuse } from "#server/refuse.ts";

async function spendVoucher(tx: Database, order: OrderRow, code: string, now: Date): Promise<void> {
  const { orderNumber, usedCodes, codesUntil: until } = order;
  if (voucherState({ isUsed: usedCodes.includes(code), until, now }) !== "unused") refuse("codeMissing");
  await tx
    .update(orders)
    .set({ usedCodes: [...usedCodes, code] })
    .where(eq(orders.orderNumber, orderNumber));
}

/** Goods that are collected are received with that. */
async function collect(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const status = orderStatusName(order.status);
  if (!status || !nextOrderStatus(status, "receive")) refuse("orderStatusChanged");
  for (const parcel of await loadParcels(tx, order.orderNumber)) await handOver(tx, parcel, now);
  await markReceived(tx, order, now);
  await notifyBuyer(tx, order, "orderCollected", now);
}

/** Not while a refund runs, which would void the code. */
export default handle(sandboxWriteOffCode, ({ body }, { db, clock }) =>
  db.transaction(async (tx) => {
    const code = body.code.replace(/\s/g, "").toUpperCase();
    if (code === "") refuse("codeMissing");
    const [found] = await tx
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(or(arrayContains(orders.virtualCodes, [code]), eq(orders.pickupCode, code)));
    const [order] = found ? await lockOrders(tx, [found.orderNumber]) : [];
    const isVoucher = order?.virtualCodes.includes(code);
    if (!order || !(isVoucher || order.pickupCode === code)) refuse("codeMissing");
    if (order.refundStatus === orderRefundStatuses.running) refuse("orderStatusChanged");
    await (isVoucher ? spendVoucher(tx, order, code, clock.now()) : collect(tx, order, clock.now()));
    return { orderNumber: order.orderNumber };
  }),
);
