/** Deadlines of refunds: the row is the only truth, as of orders; whoever comes first moves it on. */
import { orderStatuses } from "@tradehall/mall-rules/states/order";
import { and, asc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { needOwnTransactions } from "#server/db/own-transactions.ts";
import { orders, refunds, teams } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import { isOfOwner, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwnDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { lockRefund } from "./lock-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { settleDueTeams } from "./settle-teams.ts";

interface Settling {
  /** Leaves buyers alone for whom something else is being decided. */
  skipsLocked: boolean;
  atMost: number;
}

interface Due {
  refundSn: string;
  orderNumber: string;
}

async function settleOne(db: Database, due: Due, now: Date, skipsLocked: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockBuyersOf(tx, eq(orders.orderNumber, due.orderNumber), { waits: !skipsLocked }))) return;
    let locked = await lockRefund(tx, due.refundSn);
    // Of a refund that nobody looked at, several deadlines may have passed.
    for (let at = locked.refund.deadlineAt; at && at <= now; at = locked.refund.deadlineAt)
      locked = await moveRefund(tx, locked, { event: "timeOut", by: "clock", at });
  });
}

/** Settles the due refunds among those of `which`; one that cannot be settled keeps none after it waiting. */
export async function settleDueRefunds(
  db: Database,
  which: SQL | undefined,
  now: Date,
  { skipsLocked, atMost }: Settling,
): Promise<void> {
  needOwnTransactions(db);
  const due = await db
    .select({ refundSn: refunds.refundSn, orderNumber: refunds.orderNumber })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(and(which, lte(refunds.deadlineAt, now)))
    .orderBy(asc(refunds.deadlineAt))
    .limit(atMost);
  const troubles: unknown[] = [];
  for (const one of due)
    await settleOne(db, one, now, skipsLocked).catch((error: unknown) => troubles.push(error));
  if (troubles.length > 0) throw troubles[0];
}

/**
 * Before a buyer's orders or refunds are read: what is due is settled, teams first, whose failure begins refunds, and
 * refunds before orders, which wait for them.
 */
export async function settleOwn(db: Database, owner: OrderOwner, now: Date): Promise<void> {
  const waiting = db
    .select({ id: orders.teamId })
    .from(orders)
    .where(and(isOfOwner(owner), eq(orders.status, orderStatuses.grouping)));
  await settleDueTeams(db, inArray(teams.id, waiting), now, { skipsLocked: false, atMost: 200 });
  await settleDueRefunds(db, isOfOwner(owner), now, { skipsLocked: false, atMost: 200 });
  await settleOwnDue(db, owner, now);
}

/** The same, as what a handler settles before its work. */
export const settleBefore = ({ db, clock, buyer }: Context): Promise<void> =>
  settleOwn(db, buyer, clock.now());
