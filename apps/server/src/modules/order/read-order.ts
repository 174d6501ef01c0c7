/** An order for who may read it: its owner, and who approves it, whichever enterprise they act for just now. */
import type { OrderApproval } from "@tradehall/api-client/models/my-order";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { approvalOf } from "#server/modules/enterprise/buying/order-approval.ts";
import { isOwnOrder, type OrderOwner, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { refuse } from "#server/refuse.ts";

interface ReadOrder {
  order: OrderRow;
  approval: OrderApproval | undefined;
  /** Whether they may act on it, too. */
  isOwn: boolean;
}

export async function readOrder(
  db: Database,
  owner: OrderOwner,
  orderNumber: string,
  now: Date,
): Promise<ReadOrder> {
  const isIt = eq(orders.orderNumber, orderNumber);
  const [own] = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(owner), isIt));
  if (!own) await settleDue(db, isIt, now, { skipsLocked: false, atMost: 1 });
  const known = await approvalOf(db, orderNumber, owner.userId, now);
  if (own) return { order: own, approval: known?.shown, isOwn: true };
  if (!known?.approverIds.includes(owner.userId)) refuse("orderMissing");
  const [order] = await db.select().from(orders).where(isIt);
  if (!order) refuse("orderMissing");
  return { order, approval: known.shown, isOwn: false };
}
