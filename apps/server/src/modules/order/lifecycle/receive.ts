/** Receipt of a shipped order, by the buyer or by time; in the caller's transaction. */

import { refundLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { pointsForPaidFen } from "@tradehall/mall-rules/pricing";
import { orderStatuses } from "@tradehall/mall-rules/states/order";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { changePoints, pointsLapseAt } from "#server/modules/wallet/points.ts";
import type { OrderRow } from "./lock-orders.ts";

/** The row must be locked and shipped. What was paid, and not given back, earns points. */
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
  const { orderNumber, userId, actualFen, refundedFen } = order;
  const change = pointsForPaidFen(fen(actualFen - refundedFen));
  const earned = { change, source: "order" as const, orderNumber, expiresAt: pointsLapseAt(at) };
  await changePoints(tx, userId, [earned], at);
  return received ?? order;
}
