import { applicationExample, refundSnExample, refundStateExample } from "../../models/examples/refund.ts";
import { RefundEdit, RefundState, refundSnParam } from "../../models/refund.ts";
import { endpoint } from "../contract.ts";

/** Mends a refused refund and applies again under the same number (Spec §4). */
export const editRefund = endpoint("PUT /p/orderRefund/edit/{refundSn}", {
  summary: "Mends a refused refund and applies again",
  tag: "refund",
  auth: "token",
  effect: "write",
  params: refundSnParam,
  body: RefundEdit,
  answer: RefundState,
  fails: ["A00004", "A00001"],
  example: {
    params: { refundSn: refundSnExample },
    body: applicationExample,
    answer: refundStateExample,
  },
});
