/** Teams whose time is over: their orders are given back; anyone who comes first does it, a member's read or the sweeper. */
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, asc, eq, inArray, isNull, lte, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { needOwnTransactions } from "#server/db/own-transactions.ts";
import { moneyBacks, orders, refunds, teams } from "#server/db/schema/index.ts";
import { lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { closeOrder } from "#server/modules/order/lifecycle/close-order.ts";
import { type Settling, settleEach } from "#server/modules/order/lifecycle/settle-each.ts";
import { refundUnasked } from "./refund-unasked.ts";
import { sendAtOnce } from "./send-money-backs.ts";

const isDue = (now: Date) => and(isNull(teams.settledAt), lte(teams.endsAt, now));

/** Team, buyers and orders must be locked. Who has not paid by then loses the place, who has gets the money back. */
async function failTeam(tx: Database, teamId: number, at: Date): Promise<void> {
  const { unpaid, grouping } = orderStatuses;
  const living = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.teamId, teamId), inArray(orders.status, [unpaid, grouping])))
    .orderBy(asc(orders.orderNumber))
    .for("update");
  await tx.update(teams).set({ settledAt: at }).where(eq(teams.id, teamId));
  for (const order of living) {
    if (order.status === unpaid) {
      await closeOrder(tx, order, { closeType: closeTypes.payTimeout, at });
      await notifyBuyer(tx, order, "orderExpired", at);
      continue;
    }
    await notifyBuyer(tx, order, "groupFailed", at);
    await refundUnasked(tx, order, "groupFailed", at);
  }
}

async function settleOne(db: Database, teamId: number, now: Date, skipsLocked: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockBuyersOf(tx, eq(orders.teamId, teamId), { waits: !skipsLocked }))) return;
    const [due] = await tx
      .select({ endsAt: teams.endsAt })
      .from(teams)
      .where(and(eq(teams.id, teamId), isDue(now)));
    if (due) await failTeam(tx, teamId, due.endsAt);
  });
  const ofTeam = db
    .select({ refundSn: refunds.refundSn })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(eq(orders.teamId, teamId));
  await sendAtOnce(db, now, inArray(moneyBacks.refundSn, ofTeam));
}

/** Settles the due teams of `which`; one that cannot be settled keeps none after it waiting. */
export async function settleDueTeams(
  db: Database,
  which: SQL | undefined,
  now: Date,
  { skipsLocked, atMost }: Settling,
): Promise<void> {
  needOwnTransactions(db);
  const due = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(which, isDue(now)))
    .orderBy(asc(teams.endsAt))
    .limit(atMost);
  await settleEach(due, ({ id }) => settleOne(db, id, now, skipsLocked));
}
