/** Deadlines of refunds: the row is the only truth, as of orders; anyone who comes first moves it on. */
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, asc, eq, inArray, lte, notInArray, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { needOwnTransactions } from "#server/db/own-transactions.ts";
import { moneyBacks, orders, refunds, teams } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import { isOfOwner, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwnDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { type Settling, settleEach } from "#server/modules/order/lifecycle/settle-each.ts";
import { lockRefund } from "./lock-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { hasUnsentMoney, sendAtOnce, unsentRefunds } from "./send-money-backs.ts";
import { settleDueTeams } from "./settle-teams.ts";

interface Due {
  refundSn: string;
  orderNumber: string;
}

/** Answers whether it has come to money that no provider was asked for yet. */
async function moveOn(db: Database, due: Due, now: Date, skipsLocked: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const which = eq(orders.orderNumber, due.orderNumber);
    if (!(await lockBuyersOf(tx, which, { waits: !skipsLocked }))) return false;
    let locked = await lockRefund(tx, due.refundSn);
    // Of a refund that no one looked at, several deadlines may have passed.
    for (let at = locked.refund.deadlineAt; at && at <= now; at = locked.refund.deadlineAt) {
      if (await hasUnsentMoney(tx, due.refundSn)) return true;
      locked = await moveRefund(tx, locked, { event: "timeOut", by: "clock", at });
    }
    return hasUnsentMoney(tx, due.refundSn);
  });
}

async function settleOne(db: Database, due: Due, now: Date, skipsLocked: boolean): Promise<void> {
  if (!(await moveOn(db, due, now, skipsLocked))) return;
  await sendAtOnce(db, now, eq(moneyBacks.refundSn, due.refundSn));
  // The provider's time may be over, too; it begins with the state, not when it was asked.
  await moveOn(db, due, now, skipsLocked);
}

/**
 * Settles the due refunds among those of `which`, but for those whose money waits to be sent; one that cannot be settled keeps none after it
 * waiting.
 */
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
    .where(and(which, lte(refunds.deadlineAt, now), notInArray(refunds.refundSn, unsentRefunds(db))))
    .orderBy(asc(refunds.deadlineAt))
    .limit(atMost);
  await settleEach(due, (one) => settleOne(db, one, now, skipsLocked));
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
