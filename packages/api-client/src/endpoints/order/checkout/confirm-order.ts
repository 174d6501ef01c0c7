import { mergedExample } from "../../../models/examples/order.ts";
import { ConfirmRequest, MergedOrder } from "../../../models/order.ts";
import { endpoint } from "../../contract.ts";

/**
 * Prices the ticked cart lines, or one product of buy-now, by shop (family §4). Writes nothing a buyer owns: its
 * answer is kept under the uuid, so that two tabs never overwrite each other.
 */
export const confirmOrder = endpoint("POST /p/order/confirm", {
  summary: "Prices the ticked cart lines or a buy-now: address, shops, coupons, points, totals",
  tag: "order",
  auth: "token",
  effect: "write",
  body: ConfirmRequest,
  answer: MergedOrder,
  fails: ["A00004", "A00001", "A03002"],
  example: { body: { addrId: 0, isScorePay: 0 }, answer: mergedExample },
});
