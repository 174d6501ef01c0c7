/** Gives a whole order back that no one applied for: its team was not filled, its shop canceled the pre-sale. */
import { fen } from "@tradehall/mall-rules/money";
import {
  cargoStatuses,
  refundApplyTypes,
  refundStatuses,
  refundTypes,
} from "@tradehall/mall-rules/states/after-sale/refund";
import type { RefundReason } from "@tradehall/mall-rules/words/refunds";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, refundItems, refundLogs, refunds } from "#server/db/schema/index.ts";
import { paidFen } from "#server/modules/order/lifecycle/amounts.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refundSnAt } from "#server/modules/order/lifecycle/order-number.ts";
import { deadlineOf, payOut } from "./move-refund.ts";
import { refreshOrder } from "./refresh-order.ts";

/** Buyer and order must be locked, nothing of it refunded before. Agreed from the first: only the money is on its way. */
export async function refundUnasked(
  tx: Database,
  order: OrderRow,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  const { orderNumber, pointsUsed: points } = order;
  const amountFen = paidFen(order);
  // It belongs to the balance of a pre-sale.
  const freightFen = order.paidAt ? order.freightFen : fen(0);
  const refundSn = refundSnAt(at);
  const status = refundStatuses.refunding;
  const deadlineAt = deadlineOf("refunding", at);
  const applyType = refundApplyTypes.moneyOnly;
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ refundSn, orderNumber, status, applyType, reason, amountFen, freightFen, points },
      ...{ refundType: refundTypes.wholeOrder, cargoStatus: cargoStatuses.notReceived },
      ...{ appliedAt: at, decidedAt: at, deadlineAt },
    })
    .returning();
  if (!refund) throw new Error(`no refund of ${orderNumber}`);
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
  await tx
    .insert(refundItems)
    .values(items.map(({ id, quantity }) => ({ refundSn, orderItemId: id, quantity, isOpen: true })));
  await tx.update(orderItems).set({ refundSn }).where(eq(orderItems.orderNumber, orderNumber));
  await tx.insert(refundLogs).values({
    ...{ refundSn, event: "apply", party: "platform", status, deadlineAt, createdAt: at },
    details: { amountFen, applyType, reason },
  });
  const [still = order] = await tx
    .update(orders)
    .set({ deadlineAt: null })
    .where(eq(orders.orderNumber, orderNumber))
    .returning();
  await payOut(tx, { refund, order: await refreshOrder(tx, still, at) }, at);
}
