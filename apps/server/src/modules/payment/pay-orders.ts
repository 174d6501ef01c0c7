import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { sumFen } from "@tradehall/mall-rules/money";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/refund";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, arrayOverlaps, inArray } from "drizzle-orm";
import { payments } from "#server/db/schema/index.ts";
import { type Handler, handle } from "#server/handle.ts";
import { dueFen, isBalanceOpenOf, isDue } from "#server/modules/order/lifecycle/amounts.ts";
import { lockOwnOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settlePaid } from "#server/modules/order/lifecycle/settle-paid.ts";
import { payNoAt } from "#server/modules/order/order-number.ts";
import { payMethods } from "#server/pay-methods/index.ts";
import { refuse } from "#server/refuse.ts";
import { paymentAnswer } from "./payment-answer.ts";

/** One that is due counts as expired here; whoever reads it next, or the sweeper, ends it. */
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
    const deadlines = rows.flatMap((row) => row.deadlineAt?.getTime() ?? []);
    const attempt = {
      payNo: payNoAt(now),
      userId: buyer.userId,
      amountFen: sumFen(rows, dueFen),
      expiresAt: new Date(Math.min(now.getTime() + orderLimits.paymentQrMs, ...deadlines)),
      at: now,
      returnUrl: body.returnUrl ?? "",
    };
    await tx
      .update(payments)
      .set({ status: "closed" })
      .where(
        and(
          inArray(payments.status, ["waiting", "scanned"]),
          arrayOverlaps(payments.orderNumbers, orderNumbers),
        ),
      );
    const paid = { status: "paid", qrText: "", paidAt: now };
    const opened = method.open ? { status: "waiting", ...(await method.open(attempt)) } : paid;
    const { returnUrl: _, at: createdAt, ...kept } = attempt;
    const row = { ...kept, orderNumbers, payType: method.payType, createdAt, ...opened };
    const [written] = await tx.insert(payments).values(row).returning();
    if (written && method.takeAtOnce) {
      await settlePaid(tx, orderNumbers, written, now);
      await method.takeAtOnce(tx, attempt);
    }
    return written;
  });
  if (!payment) refuse("payMissing");
  return paymentAnswer(db, payment, now);
});

export default { ...handler, sends: true } satisfies Handler;
