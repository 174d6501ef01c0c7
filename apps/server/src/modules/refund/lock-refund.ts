/** A refund is locked after its buyer and its order (modules/buyer/lock-buyer.ts says why). */
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, refunds } from "#server/db/schema/index.ts";
import {
  isOfOwner,
  lockOrders,
  type OrderOwner,
  type OrderRow,
} from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

export type RefundRow = typeof refunds.$inferSelect;

export interface LockedRefund {
  refund: RefundRow;
  order: OrderRow;
}

/** One refund with its order, both locked; of `owner`, or of whomever. It outlives its order in the buyer's lists. */
export async function lockRefund(tx: Database, refundSn: string, owner?: OrderOwner): Promise<LockedRefund> {
  const [known] = await tx
    .select({ orderNumber: refunds.orderNumber })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(and(eq(refunds.refundSn, refundSn), owner && isOfOwner(owner)));
  if (!known) refuse("refundMissing");
  const [order] = await lockOrders(tx, [known.orderNumber]);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.refundSn, refundSn)).for("update");
  if (!order || !refund) refuse("refundMissing");
  return { refund, order };
}
