import { orderNumberExample } from "../../models/examples/order.ts";
import { offerExample } from "../../models/examples/refund.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { RefundOffer } from "../../models/refund.ts";
import { endpoint } from "../contract.ts";

/** What of an order may be refunded, and how. Answers also where nothing may, with the reason. */
export const getRefundOffer = endpoint("GET /p/orderRefund/canRefund", {
  summary: "What of an order may be refunded, and how",
  tag: "refund",
  auth: "token",
  effect: "read",
  query: orderNumberParam,
  answer: RefundOffer,
  fails: ["A00004", "A00001"],
  example: { query: { orderNumber: orderNumberExample }, answer: offerExample },
});
