/** The trade side of the sandbox: what the console page lists. */

import { refundEvents } from "@tradehall/mall-rules/states/after-sale/refund";
import { paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import * as v from "valibot";
import { orderNumber, orderNumbers } from "./order.ts";
import { payNo } from "./payment.ts";
import { refundSn } from "./refund.ts";
import { dateTime, flag, id, instant, money, pictures } from "./wire.ts";

export const SandboxPayment = v.object({
  payNo,
  payType: v.number(),
  status: v.picklist(paymentStatuses),
  orderNumbers,
  totalFee: money,
  qrText: v.string(),
  expiresAt: instant,
});
export type SandboxPayment = v.InferOutput<typeof SandboxPayment>;

export const SandboxOrder = v.object({
  orderNumber,
  account: v.string(),
  shopId: id,
  shopName: v.string(),
  status: v.number(),
  dvyType: v.number(),
  actualTotal: money,
  createTime: dateTime,
  /** State of the order's parcels (mall-rules states/order/delivery); empty before shipping. */
  parcelStates: v.array(v.number()),
});
export type SandboxOrder = v.InferOutput<typeof SandboxOrder>;

export const sandboxOrderExample: SandboxOrder = {
  orderNumber: "261121093015482913746",
  account: "dealer01",
  shopId: 1,
  shopName: "百工自营",
  status: 2,
  dvyType: 1,
  actualTotal: "165.00",
  createTime: "2026-11-21 09:30:15",
  parcelStates: [],
};

export const SandboxRefund = v.object({
  refundSn,
  orderNumber,
  account: v.string(),
  shopName: v.string(),
  /** State of the refund (mall-rules states/after-sale/refund). */
  returnMoneySts: v.number(),
  applyType: v.number(),
  refundAmount: money,
  reasonText: v.string(),
  /** Signed addresses of its vouchers, comma-joined. */
  photoFiles: pictures,
  applyTime: dateTime,
  deadlineAt: v.nullable(instant),
  /** What its seller and the platform may do now. */
  events: v.array(v.picklist(refundEvents)),
});
export type SandboxRefund = v.InferOutput<typeof SandboxRefund>;

export const sandboxRefundExample: SandboxRefund = {
  refundSn: "R261122101500271390482",
  orderNumber: "261121093015482913746",
  account: "dealer01",
  shopName: "百工自营",
  returnMoneySts: 1,
  applyType: 2,
  refundAmount: "66.00",
  reasonText: "质量问题",
  photoFiles: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp?who=0&until=1795659300&sign=c2lnbmF0dXJl",
  applyTime: "2026-11-22 10:15:00",
  deadlineAt: 1_795_659_300_000,
  events: ["accept", "refuse"],
};

export const SandboxInvoice = v.object({
  orderNumber,
  account: v.string(),
  shopName: v.string(),
  invoiceStatus: v.number(),
  titleName: v.string(),
  amount: money,
  applyTime: dateTime,
  /** 1 where its order is paid and no refund of it runs. */
  isIssuable: flag,
});
export type SandboxInvoice = v.InferOutput<typeof SandboxInvoice>;
