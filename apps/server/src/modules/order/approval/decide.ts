/** One approver's decision on an order that waits: by the order of all locks, so that of two at once one decides. */
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderApprovals, orders } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { isWaiting } from "#server/modules/enterprise/buying/order-approvals.ts";
import {
  approversFor,
  type Deciders,
  decidersOf,
  namesOf,
} from "#server/modules/enterprise/buying/people.ts";
import { enterpriseFor, lockEnterprise } from "#server/modules/enterprise/own-enterprise.ts";
import { lockOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { refuse } from "#server/refuse.ts";

export interface Deciding {
  order: OrderRow;
  approval: typeof orderApprovals.$inferSelect;
  deciders: Deciders;
  /** The approver's name. */
  person: string;
}

export async function decide(
  { db, clock, buyer: { userId } }: Context,
  orderNumber: string,
  decision: { state: "approved" | "refused"; reason: string },
  work: (tx: Database, deciding: Deciding, now: Date) => Promise<unknown>,
): Promise<null> {
  const now = clock.now();
  const which = eq(orders.orderNumber, orderNumber);
  await settleDue(db, which, now, { skipsLocked: false, atMost: 1 });
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ enterpriseId: orders.enterpriseId }).from(orders).where(which);
    if (!known || known.enterpriseId === 0) refuse("orderMissing");
    // Rules and members stay as they are until it is decided.
    await lockEnterprise(tx, known.enterpriseId);
    await enterpriseFor(tx, userId, known.enterpriseId, "decideApprovals");
    const [order] = await lockOrders(tx, [orderNumber]);
    const [approval] = await tx.select().from(orderApprovals).where(isWaiting(orderNumber));
    if (!order || !approval) refuse("approvalDecided");
    const deciders = await decidersOf(tx, order.enterpriseId, now);
    if (!approversFor(deciders, approval).includes(userId)) refuse("notApprover");
    await tx
      .update(orderApprovals)
      .set({ ...decision, decidedBy: userId, decidedAt: now })
      .where(and(eq(orderApprovals.id, approval.id), isWaiting(orderNumber)));
    const person = (await namesOf(tx, [userId])).get(userId) ?? "";
    await work(tx, { order, approval, deciders, person }, now);
    return null;
  });
}
