import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order";
import { and, arrayOverlaps, inArray } from "drizzle-orm";
import { payments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockOwnOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwnDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { payNoAt } from "#server/modules/order/order-number.ts";
import { payMethods } from "#server/pay-methods/index.ts";
import { refuse } from "#server/refuse.ts";
import { paymentAnswer } from "./payment-answer.ts";
import { settlePaid } from "./settle-paid.ts";

function refuseUnpayable(order: OrderRow): void {
  if (order.status === orderStatuses.unpaid) return;
  if (order.status !== orderStatuses.canceled) refuse("payAlreadyDone");
  refuse(order.closeType === closeTypes.payTimeout ? "orderExpired" : "orderStatusChanged");
}

export default handle(payOrders, async ({ body }, { db, clock, buyer, settings }) => {
  const now = clock.now();
  const method = payMethods(settings).find((one) => one.payType === body.payType);
  if (!method) refuse("payMethodMissing");
  const orderNumbers = [...new Set(body.orderNumbers.split(","))].sort();
  await settleOwnDue(db, buyer, now);
  const payment = await db.transaction(async (tx) => {
    const rows = await lockOwnOrders(tx, buyer, orderNumbers);
    for (const row of rows) refuseUnpayable(row);
    const deadlines = rows.flatMap((row) => row.deadlineAt?.getTime() ?? []);
    const attempt = {
      payNo: payNoAt(now),
      userId: buyer.userId,
      amountFen: rows.reduce((sum, row) => sum + row.actualFen, 0),
      expiresAt: new Date(Math.min(now.getTime() + orderLimits.paymentQrMs, ...deadlines)),
      at: now,
      returnUrl: body.returnUrl ?? "",
    };
    if (method.takeAtOnce) await settlePaid(tx, orderNumbers, method.payType, now);
    await method.takeAtOnce?.(tx, attempt);
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
    return written;
  });
  if (!payment) refuse("payMissing");
  return paymentAnswer(db, payment, now);
});
