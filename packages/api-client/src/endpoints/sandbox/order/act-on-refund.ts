import { refundEvents } from "@tradehall/mall-rules/states/after-sale/refund";
import * as v from "valibot";
import { refundSnExample } from "../../../models/examples/refund.ts";
import { refundSnParam } from "../../../models/refund.ts";
import { SandboxRefund, sandboxRefundExample } from "../../../models/sandbox-trade.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The seller and the platform: `accept`, `refuse` with words, `receive`; `payBack` says that the money has arrived. */
export const sandboxActOnRefund = endpoint("POST /sandbox/refunds/{refundSn}/act", {
  summary: "Decides about a refund as its seller, or reports its money as the platform",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: refundSnParam,
  body: v.object({ event: v.picklist(refundEvents), sellerMsg: v.optional(text(200)) }),
  answer: SandboxRefund,
  fails: ["A00001"],
  example: {
    params: { refundSn: refundSnExample },
    body: { event: "refuse", sellerMsg: "商品已拆封使用" },
    answer: { ...sandboxRefundExample, returnMoneySts: 7 },
  },
});
