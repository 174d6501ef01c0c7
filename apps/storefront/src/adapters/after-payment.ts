import type { Payment } from "@tradehall/api-client/models/payment";
import { isPaidState } from "@tradehall/mall-adapters/payment-orders";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { hrefTo } from "../href-to.ts";

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
