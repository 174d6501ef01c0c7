/** The trade side of the sandbox: what the console page lists. */
import { paymentStatuses } from "@tradehall/mall-rules/states/payment";
import * as v from "valibot";
import { orderNumber, orderNumbers } from "./order.ts";
import { payNo } from "./payment.ts";
import { dateTime, id, instant, money } from "./wire.ts";

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
  /** State of the order's parcels (mall-rules states/delivery); empty before shipping. */
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
