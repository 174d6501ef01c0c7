import { orderNumberExample } from "../../models/examples/order.ts";
import { applicationExample, refundStateExample } from "../../models/examples/refund.ts";
import { RefundRequest, RefundState } from "../../models/refund.ts";
import { endpoint } from "../contract.ts";

/**
 * Applies for a refund; the seller has 48 hours. The last of an order brings the freight and makes all its refunds
 * irrevocable (Spec §4).
 */
export const applyForRefund = endpoint("POST /p/orderRefund/apply", {
  summary: "Applies for a refund of an order's lines, or of all that is left of it",
  tag: "refund",
  auth: "token",
  effect: "write",
  creates: true,
  body: RefundRequest,
  answer: RefundState,
  fails: ["A00004", "A00001"],
  example: {
    body: { orderNumber: orderNumberExample, ...applicationExample },
    answer: refundStateExample,
  },
});
