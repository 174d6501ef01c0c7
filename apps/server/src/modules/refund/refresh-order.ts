/** What the refunds of an order mean for it, once one of them has moved; in the caller's transaction. */
import { refundLimits } from "@tradehall/mall-rules/limits";
import {
  orderRefundStatus,
  orderRefundStatuses,
  refundStatusName,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, refunds } from "#server/db/schema/index.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";

const isStill = (refundStatus: number): boolean =>
  refundStatus === orderRefundStatuses.running || refundStatus === orderRefundStatuses.refused;

/** An order that stood still goes on at the earliest now, and is received not before the buyer could look at it. */
function deadlineAfter({ deadlineAt, status }: OrderRow, at: Date): Date | null {
  if (!deadlineAt) return null;
  const leftMs = status === orderStatuses.shipped ? refundLimits.receiptLeftMs : 0;
  return new Date(Math.max(deadlineAt.getTime(), at.getTime() + leftMs));
}

export async function refreshOrder(tx: Database, order: OrderRow, at: Date): Promise<OrderRow> {
  const all = await tx
    .select({ status: refunds.status })
    .from(refunds)
    .where(eq(refunds.orderNumber, order.orderNumber));
  const refundStatus = orderRefundStatus(all.flatMap(({ status }) => refundStatusName(status) ?? []));
  const resumes = isStill(order.refundStatus) && !isStill(refundStatus);
  const deadlineAt = resumes ? deadlineAfter(order, at) : order.deadlineAt;
  const [fresh = order] = await tx
    .update(orders)
    .set({ refundStatus, deadlineAt })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  return fresh;
}
