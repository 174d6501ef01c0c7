/** Orders that are paid together, as the pages around a payment show them. */
import type { PayOrder } from "@tradehall/api-client/models/payment";
import type { PaymentOrderView } from "@tradehall/mall-components/payment/PaymentOrders";
import { orderStatusName, paidOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { DataRoutes } from "./data-routes.ts";

export const toPaymentOrders = (
  orders: readonly PayOrder[],
  routes: Pick<DataRoutes, "order">,
): PaymentOrderView[] =>
  orders.map(({ orderNumber, status, actualTotal }) => ({
    orderNumber,
    status: orderStatusName(status) ?? "completed",
    amount: actualTotal,
    href: routes.order(orderNumber),
  }));

/** Those that can still be paid, as an address names them. */
export const payableNumbers = (orders: readonly PayOrder[]): string =>
  orders
    .filter(({ allowedActions }) => allowedActions.some((one) => one === "pay" || one === "payBalance"))
    .map(({ orderNumber }) => orderNumber)
    .join(",");

export const isPaidState = (status: number): boolean => paidOrderStatuses.includes(status);
