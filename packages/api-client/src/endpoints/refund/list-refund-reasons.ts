import * as v from "valibot";
import { applyType, cargoStatus } from "../../models/refund.ts";
import { int } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The reasons that a kind of refund may have, in the reader's language and in the order they are offered. */
export const listRefundReasons = endpoint("GET /p/orderRefund/reasons", {
  summary: "Reasons for a kind of refund",
  tag: "refund",
  auth: "token",
  effect: "read",
  query: v.object({
    applyType,
    cargoStatus,
    /** As the offer says it: what is bought for codes is sent by no courier. */
    orderMold: v.optional(int),
  }),
  answer: v.array(v.object({ buyerReason: v.string(), reasonText: v.string() })),
  fails: ["A00004"],
  example: {
    query: { applyType: 2, cargoStatus: 1 },
    answer: [
      { buyerReason: "sevenDays", reasonText: "7 天无理由退货" },
      { buyerReason: "faulty", reasonText: "质量问题" },
    ],
  },
});
