/** A payment attempt as every call answers it; one whose time is over reads as expired. */
import type { Payment } from "@tradehall/api-client/models/payment";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order";
import { isPaymentOpen, type PaymentStatus } from "@tradehall/mall-rules/states/payment";
import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, type payments } from "#server/db/schema/index.ts";

export type PaymentRow = typeof payments.$inferSelect;

export function statusAt(payment: PaymentRow, now: Date): PaymentStatus {
  const status = payment.status as PaymentStatus;
  return isPaymentOpen(status) && payment.expiresAt <= now ? "expired" : status;
}

/** One state for orders that are paid together: unpaid while one of them is. */
export const stateOfAll = (rows: readonly { status: number }[]): number =>
  rows.some((row) => row.status === orderStatuses.unpaid)
    ? orderStatuses.unpaid
    : (rows[0]?.status ?? orderStatuses.canceled);

export async function paymentAnswer(db: Database, payment: PaymentRow, now: Date): Promise<Payment> {
  const rows = await db
    .select({ status: orders.status })
    .from(orders)
    .where(inArray(orders.orderNumber, payment.orderNumbers));
  return {
    payNo: payment.payNo,
    payType: payment.payType,
    status: statusAt(payment, now),
    orderNumbers: payment.orderNumbers.join(","),
    totalFee: fenToYuan(payment.amountFen),
    qrText: payment.qrText,
    expiresAt: payment.expiresAt.getTime(),
    now: now.getTime(),
    orderStatus: stateOfAll(rows),
  };
}
