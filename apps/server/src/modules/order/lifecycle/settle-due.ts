/**
 * Deadlines: the row is the only truth. Anyone who comes first moves it on, a buyer's read or the sweeper, in any number
 * of processes.
 */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import {
  closeTypes,
  nextOrderStatus,
  orderStatuses,
  orderStatusName,
} from "@tradehall/mall-rules/states/order/order";
import { and, asc, eq, lte, ne, notInArray, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { needOwnTransactions } from "#server/db/own-transactions.ts";
import { orders } from "#server/db/schema/index.ts";
import { lockBuyersOf } from "#server/modules/buyer/lock-buyer.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { closeOrder } from "./close-order.ts";
import { isOwnOrder, type OrderOwner, type OrderRow } from "./lock-orders.ts";
import { preSaleValues } from "./pre-sale-values.ts";
import { markReceived } from "./receive.ts";
import { type Settling, settleEach } from "./settle-each.ts";

const { running, refused } = orderRefundStatuses;
/** An order is paused while a refund of it is open; one that waits for its team goes with the team. */
const isDue = (now: Date) =>
  and(
    lte(orders.deadlineAt, now),
    notInArray(orders.refundStatus, [running, refused]),
    ne(orders.status, orderStatuses.grouping),
  );

/** What its deadline does to an order; answers the row while another deadline may have passed, too. */
async function moveOn(tx: Database, order: OrderRow, at: Date): Promise<OrderRow | undefined> {
  const status = orderStatusName(order.status);
  if (status && nextOrderStatus(status, "expire")) {
    const isBalance = status === "balanceDue";
    const isApproval = status === "approval";
    const { approvalTimeout, balanceTimeout, payTimeout } = closeTypes;
    const closeType = isApproval ? approvalTimeout : isBalance ? balanceTimeout : payTimeout;
    await closeOrder(tx, order, { closeType, at });
    if (isApproval) await notifyBuyer(tx, order, "approvalLapsed", at);
    else if (isBalance) await notifyBuyer(tx, order, "balanceExpired", at, preSaleValues(order));
    else await notifyBuyer(tx, order, "orderExpired", at);
    return undefined;
  }
  if (status && nextOrderStatus(status, "autoReceive")) {
    await notifyBuyer(tx, order, "orderReceived", at);
    return markReceived(tx, order, at);
  }
  const isComplete = status && nextOrderStatus(status, "complete");
  const completed = { status: orderStatuses.completed, finishedAt: at };
  await tx
    .update(orders)
    .set({ deadlineAt: null, ...(isComplete ? completed : {}) })
    .where(eq(orders.orderNumber, order.orderNumber));
  if (isComplete) await notifyBuyer(tx, order, "orderCompleted", at);
  return undefined;
}

async function settleOne(db: Database, orderNumber: string, now: Date, skipsLocked: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockBuyersOf(tx, eq(orders.orderNumber, orderNumber), { waits: !skipsLocked }))) return;
    const [due] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.orderNumber, orderNumber), isDue(now)))
      .for("update");
    for (let row = due; row?.deadlineAt && row.deadlineAt <= now; )
      row = await moveOn(tx, row, row.deadlineAt);
  });
}

/**
 * Settles the due orders among those of `which`; answers how many there were. One that cannot be settled keeps none
 * after it waiting, and is told of in the end.
 */
export async function settleDue(
  db: Database,
  which: SQL | undefined,
  now: Date,
  { skipsLocked, atMost }: Settling,
): Promise<number> {
  needOwnTransactions(db);
  const due = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(which, isDue(now)))
    .orderBy(asc(orders.deadlineAt))
    .limit(atMost);
  await settleEach(due, ({ orderNumber }) => settleOne(db, orderNumber, now, skipsLocked));
  return due.length;
}

/** Before a buyer's orders are read: what is due is settled, so that an expired order reads as canceled. */
export const settleOwnDue = (db: Database, owner: OrderOwner, now: Date): Promise<number> =>
  settleDue(db, isOwnOrder(owner), now, { skipsLocked: false, atMost: 200 });
