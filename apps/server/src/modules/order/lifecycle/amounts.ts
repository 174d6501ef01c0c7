/** What of an order was paid and what is to pay: a pre-sale is paid in two payments, its deposit and its balance. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { dueOrderStatuses, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { isBalanceOpen } from "@tradehall/mall-rules/states/promotion/pre-sale";
import type { OrderRow } from "./lock-orders.ts";

/** Whether it waits for a payment, be it now or later. */
export const isDue = ({ status }: Pick<OrderRow, "status">): boolean => dueOrderStatuses.includes(status);

/** Whether the next payment is the deposit of a pre-sale. */
export const isDeposit = ({ status, depositFen }: OrderRow): boolean =>
  status === orderStatuses.unpaid && depositFen > 0;

/** What the next payment is of; the whole of an order that waits for none. */
export function dueFen(order: OrderRow): Fen {
  if (isDeposit(order)) return order.depositFen;
  return order.status === orderStatuses.balanceDue ? balanceFen(order) : order.actualFen;
}

/** What the next payment is of, or the last one was: of a paid pre-sale its balance; of what was never paid the whole. */
export const paymentFen = (order: OrderRow): Fen =>
  order.paidAt && order.depositFen > 0 ? balanceFen(order) : dueFen(order);

export const balanceFen = ({ actualFen, depositFen }: Pick<OrderRow, "actualFen" | "depositFen">): Fen =>
  fen(actualFen - depositFen);

export function paidFen({ paidAt, depositPaidAt, actualFen, depositFen }: OrderRow): Fen {
  if (paidAt) return actualFen;
  return depositPaidAt ? depositFen : fen(0);
}

export const isBalanceOpenOf = ({ balanceFrom, balanceTo }: OrderRow, now: Date): boolean =>
  balanceFrom !== null &&
  balanceTo !== null &&
  isBalanceOpen({ balanceFrom: balanceFrom.getTime(), balanceTo: balanceTo.getTime() }, now.getTime());
