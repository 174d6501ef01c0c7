import { refundDetailExample, refundSnExample } from "../../models/examples/refund.ts";
import { RefundDetail, refundSnParam } from "../../models/refund.ts";
import { endpoint } from "../contract.ts";

/** One refund with its negotiation, newest step first, and each side's deadline. */
export const getRefund = endpoint("GET /p/orderRefund/info", {
  summary: "One refund of the buyer with its negotiation",
  tag: "refund",
  auth: "token",
  effect: "read",
  query: refundSnParam,
  answer: RefundDetail,
  fails: ["A00004", "A00001"],
  example: { query: { refundSn: refundSnExample }, answer: refundDetailExample },
});
