import { orderNumberExample, uuidExample } from "../../../models/examples/order.ts";
import { SubmitRequest, SubmittedOrders } from "../../../models/submit-order.ts";
import { endpoint } from "../../contract.ts";

/**
 * Makes one order per shop of a confirm, in one transaction with stock, coupons, points and cart. The same uuid gives
 * the same order numbers, whatever the key; messages that changed are taken while an order is unpaid, any other change
 * is refused with `data.reason` `orderPlaced` and `data.orderNumbers`. A changed price, or goods that cannot be
 * ordered any more, refuse with the order as it is now in `data.order`.
 */
export const submitOrder = endpoint("POST /p/order/submit", {
  summary: "Submits a confirmed order: one order per shop; the same uuid gives the same order numbers",
  tag: "order",
  auth: "token",
  effect: "write",
  creates: true,
  body: SubmitRequest,
  answer: SubmittedOrders,
  fails: ["A00004", "A00001", "A03002"],
  example: {
    body: {
      uuid: uuidExample,
      orderShopParams: [{ shopId: 1, remarks: "请周末送货" }],
      actualTotal: "165.00",
    },
    answer: {
      orderNumbers: orderNumberExample,
      actualTotal: "165.00",
      needPay: 1,
      needApproval: 0,
      endsAt: 1_795_399_200_000,
      now: 1_795_397_400_000,
    },
  },
});
