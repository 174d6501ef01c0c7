import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import type { Payment } from "@tradehall/api-client/models/payment";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { sumFen } from "@tradehall/mall-rules/money";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, arrayOverlaps, eq, inArray } from "drizzle-orm";
import { payments } from "#server/db/schema/index.ts";
import { type Handler, handle, type Received } from "#server/handle.ts";
import { dueFen, isBalanceOpenOf, isDue } from "#server/modules/order/lifecycle/amounts.ts";
import { lockOwnOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { payNoAt } from "#server/modules/order/lifecycle/order-number.ts";
import { settlePaid } from "#server/modules/order/lifecycle/settle-paid.ts";
import {
  askProvider,
  isAccount,
  isBank,
  isProvider,
  payMethodOf,
  payMethods,
} from "#server/pay-methods/index.ts";
import { refuse } from "#server/refuse.ts";
import {
  awaitedTransfer,
  canTransfer,
  holdOrders,
  openTransfer,
  shortenHold,
  transferEnd,
} from "./open-transfer.ts";
import { paymentAnswer } from "./payment-answer.ts";
import { statusAt } from "./status-at.ts";

/** One that is due counts as expired here; anyone who reads it next, or the sweeper, ends it. */
function refuseUnpayable(order: OrderRow, now: Date): void {
  if (isDue(order)) {
    if (order.deadlineAt && order.deadlineAt <= now) refuse("orderExpired");
    if (order.refundStatus === orderRefundStatuses.running) refuse("orderStatusChanged");
    if (order.status === orderStatuses.unpaid || isBalanceOpenOf(order, now)) return;
    refuse("balanceNotOpen", { time: chinaTime(order.balanceFrom ?? now).slice(0, 16) });
  }
  if (order.status !== orderStatuses.canceled) refuse("payAlreadyDone");
  const { payTimeout, balanceTimeout } = closeTypes;
  const isLate = order.closeType === payTimeout || order.closeType === balanceTimeout;
  refuse(isLate ? "orderExpired" : "orderStatusChanged");
}

const handler = handle(payOrders, async ({ body }, { db, clock, buyer, settings }) => {
  const now = clock.now();
  const method = payMethods(settings).find((one) => one.payType === body.payType);
  if (!method) refuse("payMethodMissing");
  const orderNumbers = [...new Set(body.orderNumbers.split(","))].sort();
  const payment = await db.transaction(async (tx) => {
    const rows = await lockOwnOrders(tx, buyer, orderNumbers);
    for (const row of rows) refuseUnpayable(row, now);
    if (isBank(method)) {
      if (!canTransfer(rows)) refuse("transferNotFor");
      const open = await awaitedTransfer(tx, buyer.userId, orderNumbers, now);
      if (open) return open;
    }
    const closed = await tx
      .update(payments)
      .set({ status: "closed" })
      .where(
        and(
          inArray(payments.status, ["waiting", "scanned"]),
          arrayOverlaps(payments.orderNumbers, orderNumbers),
        ),
      )
      .returning({ payType: payments.payType });
    const wasHeld = closed.some(({ payType }) => payType === payTypes.bankTransfer);
    const held = wasHeld && !isBank(method) ? await shortenHold(tx, rows, now) : rows;
    const deadlines = held.flatMap((row) => row.deadlineAt?.getTime() ?? []);
    const codeEnd = new Date(Math.min(now.getTime() + orderLimits.paymentQrMs, ...deadlines));
    const attempt = {
      payNo: payNoAt(now),
      userId: buyer.userId,
      amountFen: sumFen(rows, dueFen),
      expiresAt: isBank(method) ? await transferEnd(tx, orderNumbers, now) : codeEnd,
      at: now,
      returnUrl: body.returnUrl ?? "",
    };
    const state = isAccount(method)
      ? { status: "paid" as const, paidAt: now }
      : { status: "waiting" as const };
    const { returnUrl: _, at: createdAt, ...kept } = attempt;
    const row = { ...kept, orderNumbers, payType: method.payType, createdAt, ...state };
    const [written] = await tx.insert(payments).values(row).returning();
    if (written && isBank(method)) {
      await openTransfer(tx, { payNo: written.payNo, userId: buyer.userId, isRepayment: false }, now);
      await holdOrders(tx, orderNumbers, written.expiresAt);
    }
    if (written && isAccount(method)) {
      await method.takeAtOnce(tx, { ...attempt, orderNumbers });
      await settlePaid(tx, orderNumbers, written, now);
    }
    return written;
  });
  if (!payment) refuse("payMissing");
  return paymentAnswer(db, payment, now);
});

/**
 * The code of an attempt that was written: the provider opens it under the same number however often it is asked. Where it
 * fails, the attempt stays without a code until it is asked again, or another attempt takes its place.
 */
const openCode: NonNullable<Handler["after"]> = async (
  answer: Payment,
  { body }: Received<typeof payOrders>,
  { db, clock },
  outside,
) => {
  const method = payMethodOf(answer.payType);
  const ofIt = eq(payments.payNo, answer.payNo);
  const [attempt] = await db.select().from(payments).where(ofIt);
  if (!attempt || !method || !isProvider(method)) return answer;
  if (attempt.qrText !== "") return { ...answer, qrText: attempt.qrText };
  const now = clock.now();
  if (statusAt(attempt, now) !== "waiting") return paymentAnswer(db, attempt, now);
  const { payNo, userId, amountFen, expiresAt, createdAt: at } = attempt;
  const asked = { payNo, userId, amountFen, at, expiresAt, returnUrl: body.returnUrl ?? "" };
  const { qrText } = await outside(() => askProvider(db, (signal) => method.open(asked, signal)));
  await db.update(payments).set({ qrText }).where(ofIt);
  return { ...answer, qrText };
};

export default { ...handler, after: openCode } satisfies Handler;
