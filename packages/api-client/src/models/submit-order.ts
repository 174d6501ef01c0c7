/** What a submit sends, and what it comes to. */
import { orderLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { InvoiceChoice, OrderChoices, orderNumbers, VirtualRemarkAnswer } from "./order.ts";
import { flag, id, instant, money, text } from "./wire.ts";

export const SubmitRequest = v.object({
  ...OrderChoices,
  uuid: v.pipe(v.string(), v.uuid()),
  orderShopParams: v.optional(
    v.pipe(
      v.array(v.object({ shopId: id, remarks: v.optional(text(orderLimits.messageLength * 5), "") })),
      v.maxLength(50),
    ),
  ),
  virtualRemarkList: v.optional(v.pipe(v.array(VirtualRemarkAnswer), v.maxLength(100))),
  /** The buyer's own number of the purchase, for each of the orders. */
  poNumber: v.optional(text(200)),
  /** Whom and what the enterprise books each of the orders on. */
  costCentre: v.optional(text(200)),
  project: v.optional(text(200)),
  /** The invoice that each order gets once it is paid; null or missing is none. */
  orderInvoice: v.optional(v.nullable(InvoiceChoice)),
  /** 1: the buyer agrees that the deposit of a pre-sale is not returned; it is not ordered without. */
  depositAgreed: v.optional(flag),
  /** The total the buyer saw; another one now refuses with the new amounts. */
  actualTotal: v.optional(money),
});

export const SubmittedOrders = v.object({
  /** Comma-joined, one per shop. */
  orderNumbers,
  actualTotal: money,
  /** 1 where the orders wait for an approval before they can be paid. */
  needApproval: v.optional(flag, 0),
  /** 0 where reductions paid everything, and while an approval is waited for. */
  needPay: flag,
  endsAt: instant,
  now: instant,
});
export type SubmittedOrders = v.InferOutput<typeof SubmittedOrders>;
