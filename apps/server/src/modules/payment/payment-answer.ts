/** A payment attempt as every call answers it. */
import type { Payment, PayOrder } from "@tradehall/api-client/models/payment";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, type payments } from "#server/db/schema/index.ts";
import { paymentFen } from "#server/modules/order/lifecycle/amounts.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { actionsOf, nothingBeside, reducedFen, toOrderPreSale } from "#server/modules/order/order-rows.ts";
import { statusAt } from "./status-at.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** One state for orders that are paid together: unpaid while one is, and canceled where all are. */
export function stateOfAll(rows: readonly { status: number }[]): number {
  const alive = rows.filter(({ status }) => status !== orderStatuses.canceled);
  const { unpaid, balanceDue } = orderStatuses;
  const first = [unpaid, balanceDue].flatMap((due) => alive.find(({ status }) => status === due) ?? [])[0];
  return (first ?? alive[0])?.status ?? orderStatuses.canceled;
}

/** Before it is paid an order has no parcels, and the cashier asks for no action of a later time. */
export const toPayOrder = (row: OrderRow, now: Date): PayOrder => ({
  orderNumber: row.orderNumber,
  status: row.status,
  actualTotal: fenToYuan(paymentFen(row)),
  preSale: toOrderPreSale(row),
  reduceAmount: fenToYuan(reducedFen(row)),
  closeType: row.closeType,
  allowedActions: actionsOf(row, nothingBeside, now),
});

/** Whether no order of a payment can be paid after its code. */
const isLastCode = (rows: readonly OrderRow[], { expiresAt }: PaymentRow): boolean =>
  rows.every(({ deadlineAt }) => deadlineAt !== null && deadlineAt <= expiresAt);

export async function paymentAnswer(db: Database, payment: PaymentRow, now: Date): Promise<Payment> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, payment.orderNumbers))
    .orderBy(asc(orders.orderNumber));
  return {
    payNo: payment.payNo,
    payType: payment.payType,
    status: statusAt(payment, now),
    orderNumbers: payment.orderNumbers.join(","),
    orders: rows.map((row) => toPayOrder(row, now)),
    totalFee: fenToYuan(payment.amountFen),
    reduceAmount: fenToYuan(sumFen(rows, reducedFen)),
    qrText: payment.qrText,
    expiresAt: payment.expiresAt.getTime(),
    isLastCode: toFlag(isLastCode(rows, payment)),
    now: now.getTime(),
    orderStatus: stateOfAll(rows),
  };
}
