import { refundSnExample, refundStateExample } from "../../models/examples/refund.ts";
import { RefundState, refundSnParam } from "../../models/refund.ts";
import { endpoint } from "../contract.ts";

/** Withdraws a refund that is not decided for good; refused once the order's last was applied for (Spec §4). */
export const withdrawRefund = endpoint("PUT /p/orderRefund/cancel/{refundSn}", {
  summary: "Withdraws a refund",
  tag: "refund",
  auth: "token",
  effect: "write",
  params: refundSnParam,
  answer: RefundState,
  fails: ["A00004", "A00001"],
  example: {
    params: { refundSn: refundSnExample },
    answer: {
      ...refundStateExample,
      returnMoneySts: 6,
      waitsFor: null,
      deadlineAt: null,
      allowedActions: [],
    },
  },
});
