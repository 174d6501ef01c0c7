import * as v from "valibot";
import { refundSnExample, refundStateExample } from "../../models/examples/refund.ts";
import { RefundState, refundSnParam } from "../../models/refund.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Says by which parcel the goods come back, within 7 days of the seller's word (Spec §4, §5). */
export const shipReturn = endpoint("PUT /p/orderRefund/submitExpress/{refundSn}", {
  summary: "Courier and waybill number of the goods that come back",
  tag: "refund",
  auth: "token",
  effect: "write",
  params: refundSnParam,
  body: v.object({ expressName: text(30), expressNo: text(40), mobile: text(20) }),
  answer: RefundState,
  fails: ["A00004", "A00001"],
  example: {
    params: { refundSn: refundSnExample },
    body: { expressName: "顺丰速运", expressNo: "SF1234567890", mobile: "13800000001" },
    answer: { ...refundStateExample, returnMoneySts: 3, allowedActions: [] },
  },
});
