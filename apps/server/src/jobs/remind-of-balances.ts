/**
 * Tells buyers of a pre-sale that its balance may be paid, and once more a day before its end; each once, in any number
 * of processes.
 */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { balanceEndsSoonMs } from "@tradehall/mall-rules/states/promotion/pre-sale";
import { and, asc, eq, gt, lte, ne, or } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { orders } from "../db/schema/index.ts";
import { lockBuyersOf } from "../modules/buyer/lock-buyer.ts";
import { notifyBuyer } from "../modules/message/notify-buyer.ts";
import type { OrderRow } from "../modules/order/lifecycle/lock-orders.ts";
import { preSaleValues } from "../modules/order/lifecycle/pre-sale-values.ts";
import type { Job } from "./jobs.ts";

const atOnce = 200;
/** How often a buyer was told: not yet, that the balance is open, that it ends soon. */
const told = { open: 1, endsSoon: 2 } as const;

async function tell(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const endsAt = order.balanceTo?.getTime() ?? 0;
  const isSoon = endsAt - now.getTime() <= balanceEndsSoonMs;
  const isFirst = order.balanceTold === 0;
  // A window of a day or less is told of once.
  const event = isSoon && !isFirst ? "balanceEndsSoon" : "balanceOpen";
  await notifyBuyer(tx, order, event, now, preSaleValues(order));
  const balanceTold = isSoon ? told.endsSoon : told.open;
  await tx.update(orders).set({ balanceTold }).where(eq(orders.orderNumber, order.orderNumber));
}

const isDue = (now: Date) => {
  const soon = new Date(now.getTime() + balanceEndsSoonMs);
  return and(
    eq(orders.status, orderStatuses.balanceDue),
    ne(orders.refundStatus, orderRefundStatuses.running),
    lte(orders.balanceFrom, now),
    // A server that stood still over all of it has nothing to remind of.
    gt(orders.balanceTo, now),
    or(eq(orders.balanceTold, 0), and(eq(orders.balanceTold, told.open), lte(orders.balanceTo, soon))),
  );
};

export const remindOfBalances: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const due = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(isDue(now))
    .orderBy(asc(orders.balanceFrom), asc(orders.orderNumber))
    .limit(atOnce);
  for (const { orderNumber } of due)
    await db.transaction(async (tx) => {
      const which = eq(orders.orderNumber, orderNumber);
      // Of whom something else is being decided is told the next turn.
      if (!(await lockBuyersOf(tx, which, { waits: false }))) return;
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(which, isDue(now)))
        .for("update");
      if (order) await tell(tx, order, now);
    });
};
