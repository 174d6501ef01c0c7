/** Receipt of a shipped order, by the buyer or by time; in the caller's transaction. */

import { refundLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { growthForPaidFen, pointsForPaidFen } from "@tradehall/mall-rules/pricing";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { pointsPercentOf } from "#server/modules/membership/growth/points-percent.ts";
import { changePoints, pointsLapseAt } from "#server/modules/wallet/points.ts";
import type { OrderRow } from "./lock-orders.ts";

/** The row must be locked and shipped. What was paid, and not given back, earns points and growth. */
export async function markReceived(tx: Database, order: OrderRow, at: Date): Promise<OrderRow> {
  const pointsPercent = await pointsPercentOf(tx, order.userId, at);
  const [received] = await tx
    .update(orders)
    .set({
      pointsPercent,
      status: orderStatuses.received,
      receivedAt: at,
      // Once nothing can be refunded any more the order is complete.
      deadlineAt: new Date(at.getTime() + refundLimits.allowedAfterReceiptMs),
    })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  const { orderNumber, userId, actualFen, refundedFen } = order;
  const keptFen = fen(actualFen - refundedFen);
  const change = pointsForPaidFen(keptFen, pointsPercent);
  const earned = { change, source: "order" as const, orderNumber, expiresAt: pointsLapseAt(at) };
  await changePoints(tx, userId, [earned], at);
  await changeGrowth(tx, userId, { change: growthForPaidFen(keptFen), source: "order", orderNumber }, at);
  return received ?? order;
}
