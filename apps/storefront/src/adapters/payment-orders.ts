/** Orders that are paid together, as the pages around a payment show them. */
import type { Payment, PayOrder } from "@tradehall/api-client/models/payment";
import type { PaymentOrderView } from "@tradehall/mall-components/payment/PaymentOrders";
import { orderStatuses, orderStatusName, paidOrderStatuses } from "@tradehall/mall-rules/states/order";
import { hrefTo } from "../href-to.ts";

export const toPaymentOrders = (orders: readonly PayOrder[]): PaymentOrderView[] =>
  orders.map(({ orderNumber, status, actualTotal }) => ({
    orderNumber,
    status: orderStatusName(status) ?? "completed",
    amount: actualTotal,
    href: hrefTo("order-detail", { orderNumber }),
  }));

/** Those that can still be paid, as an address names them. */
export const payableNumbers = (orders: readonly PayOrder[]): string =>
  orders
    .filter(({ allowedActions }) => allowedActions.some((one) => one === "pay" || one === "payBalance"))
    .map(({ orderNumber }) => orderNumber)
    .join(",");

export const isPaidState = (status: number): boolean => paidOrderStatuses.includes(status);

/**
 * Where a payment leads whose orders can no longer be paid: to its result, or to the cashier, which says why. Undefined
 * while one of them can.
 */
export function afterPayment(
  { orderStatus, status }: Pick<Payment, "orderStatus" | "status">,
  { orderNumbers, payNo }: { orderNumbers: string; payNo: string },
) {
  if (isPaidState(orderStatus)) return hrefTo("pay-result", { orderNumbers });
  // A paid deposit is a success of its own, whose order still waits for its balance: the payment says which it was.
  if (status === "paid") return hrefTo("pay-result", { orderNumbers, payNo });
  if (orderStatus === orderStatuses.canceled) return hrefTo("payment", { orderNumbers });
  return undefined;
}
