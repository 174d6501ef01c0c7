/** Receipt of a shipped order, by the buyer or by time; in the caller's transaction. */
import { pointsForPaidFen } from "@tradehall/mall-rules/checks/points";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { orderStatuses } from "@tradehall/mall-rules/states/order";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, users } from "#server/db/schema/index.ts";
import type { OrderRow } from "./lock-orders.ts";

/** The row must be locked and shipped. What was paid earns points. */
export async function markReceived(tx: Database, order: OrderRow, at: Date): Promise<OrderRow> {
  const [received] = await tx
    .update(orders)
    .set({
      status: orderStatuses.received,
      receivedAt: at,
      // Once nothing can be refunded any more the order is complete.
      deadlineAt: new Date(at.getTime() + refundLimits.allowedAfterReceiptMs),
    })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  const earned = pointsForPaidFen(order.actualFen);
  if (earned > 0)
    await tx
      .update(users)
      .set({ points: sql`${users.points} + ${earned}` })
      .where(eq(users.id, order.userId));
  return received ?? order;
}
