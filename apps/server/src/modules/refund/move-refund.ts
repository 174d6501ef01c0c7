/** Moves a refund by one event of the table (mall-rules states/after-sale/refund); in the caller's transaction. */
import { fenToYuan } from "@tradehall/mall-rules/money";
import {
  isRefundOpen,
  isRefundRunning,
  nextRefundStatus,
  type RefundEvent,
  type RefundFacts,
  type RefundParty,
  type RefundStatus,
  refundApplyTypes,
  refundMoves,
  refundStatuses,
  refundStatusName,
  refundTells,
  refundWaits,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  moneyBacks,
  type RefundLogDetails,
  refundItems,
  refundLogs,
  refunds,
} from "#server/db/schema/index.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { giveBack } from "./give-back.ts";
import type { LockedRefund, RefundRow } from "./lock-refund.ts";
import { refreshOrder } from "./refresh-order.ts";
import { sendMoney } from "./send-money.ts";
import { markSent } from "./send-money-backs.ts";

export interface Step {
  event: RefundEvent;
  by: RefundParty;
  at: Date;
  details?: RefundLogDetails;
  /** What the event writes into the refund. */
  changes?: Partial<typeof refunds.$inferInsert>;
}

export const deadlineOf = (status: RefundStatus, at: Date): Date | null => {
  const wait = refundWaits[status];
  return wait ? new Date(at.getTime() + wait.ms) : null;
};

/** The order's last refund, while it runs or has succeeded, binds the buyer. */
export async function isIrrevocable(tx: Database, orderNumber: string): Promise<boolean> {
  const last = await tx
    .select({ status: refunds.status })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.isLast, true)));
  const names = last.flatMap(({ status }) => refundStatusName(status) ?? []);
  return names.some((name) => name === "succeeded" || isRefundRunning(name));
}

export const factsOf = (refund: RefundRow, irrevocable: boolean): RefundFacts => ({
  status: refundStatusName(refund.status) ?? "closed",
  withReturn: refund.applyType === refundApplyTypes.withReturn,
  isIrrevocable: irrevocable,
});

/** The column that keeps when a step was made, no matter who made it. */
function momentOf(
  from: RefundStatus,
  event: RefundEvent,
): "decidedAt" | "shippedAt" | "receivedAt" | undefined {
  if (event === "ship") return "shippedAt";
  if (event === "withdraw" || event === "edit") return undefined;
  if (from === "applied") return "decidedAt";
  return from === "returning" ? "receivedAt" : undefined;
}

/** Writes the buyer of the state that a refund has come into. */
export async function notifyOfRefund(tx: Database, { refund, order }: LockedRefund, at: Date): Promise<void> {
  const status = refundStatusName(refund.status);
  if (!status) return;
  const { refundSn, amountFen, sellerMsg: reason } = refund;
  await notifyBuyer(tx, order, refundTells[status], at, { refundSn, amount: fenToYuan(amountFen), reason });
}

/** Buyer, order and refund must be locked. Refuses what the table does not know there. */
export async function moveRefund(tx: Database, locked: LockedRefund, step: Step): Promise<LockedRefund> {
  const { refund, order } = locked;
  const { event, by, at, details = {} } = step;
  const facts = factsOf(refund, await isIrrevocable(tx, order.orderNumber));
  const next = nextRefundStatus(facts, event, by);
  if (!next) {
    const isBound = facts.isIrrevocable && refundMoves[facts.status][event]?.by === by;
    refuse(isBound ? "refundIrrevocable" : "orderStatusChanged");
  }
  const moment = momentOf(facts.status, event);
  const [moved = refund] = await tx
    .update(refunds)
    .set({
      ...step.changes,
      ...(moment ? { [moment]: at } : {}),
      status: refundStatuses[next],
      deadlineAt: deadlineOf(next, at),
      endedAt: isRefundOpen(next) ? null : at,
      paidBackAt: next === "succeeded" ? at : null,
    })
    .where(eq(refunds.refundSn, refund.refundSn))
    .returning();
  await tx.insert(refundLogs).values({
    ...{ refundSn: refund.refundSn, event, party: by, status: moved.status, details },
    ...{ deadlineAt: moved.deadlineAt, createdAt: at },
  });
  if (!isRefundOpen(next))
    await tx.update(refundItems).set({ isOpen: false }).where(eq(refundItems.refundSn, refund.refundSn));
  if (event === "payBack") await markSent(tx, eq(moneyBacks.refundSn, refund.refundSn), at);
  const changed = refundMoves[facts.status][event]?.givesBack
    ? await giveBack(tx, { refund: moved, order }, at)
    : order;
  const after = { refund: moved, order: await refreshOrder(tx, changed, at) };
  if (next === "refunding") return payOut(tx, after, at);
  await notifyOfRefund(tx, after, at);
  return after;
}

/** Sends the money of a refund that has just come to it; the buyer is written of what came of that. */
export async function payOut(tx: Database, locked: LockedRefund, at: Date): Promise<LockedRefund> {
  if (await sendMoney(tx, locked, at))
    return moveRefund(tx, locked, { event: "payBack", by: "platform", at });
  await notifyOfRefund(tx, locked, at);
  return locked;
}
