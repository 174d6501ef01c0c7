/** A shop that cannot deliver a pre-sale gives its deposit back: the one way to it once it is paid. */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { Database } from "#server/db/database.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { closePayments } from "#server/modules/order/lifecycle/close-order.ts";
import { lockOrders } from "#server/modules/order/lifecycle/lock-orders.ts";
import { preSaleValues } from "#server/modules/order/lifecycle/pre-sale-values.ts";
import { refuse } from "#server/refuse.ts";
import { refundUnasked } from "./refund-unasked.ts";

export async function cancelByShop(tx: Database, orderNumber: string, at: Date): Promise<void> {
  const [order] = await lockOrders(tx, [orderNumber]);
  if (!order) refuse("orderMissing");
  const isRefunding = order.refundStatus === orderRefundStatuses.running;
  const isOver = order.balanceTo !== null && order.balanceTo <= at;
  if (order.status !== orderStatuses.balanceDue || isRefunding || isOver) refuse("orderStatusChanged");
  await closePayments(tx, orderNumber);
  await notifyBuyer(tx, order, "canceledByShop", at, preSaleValues(order));
  await refundUnasked(tx, order, "shopCanceled", at);
}
