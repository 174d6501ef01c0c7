/** Payment attempts and what the cashier shows (family §4). */
import { paymentStatuses, payTypes } from "@tradehall/mall-rules/states/payment";
import * as v from "valibot";
import { orderNumbers } from "./order.ts";
import { dateTime, flag, instant, int, money } from "./wire.ts";

export const payNo = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,32}$/));

/** 2 Alipay, 3 WeChat scan code, 9 balance. */
export const payType = v.pipe(int, v.picklist([payTypes.alipay, payTypes.wechatScan, payTypes.balance]));

/** One attempt to pay: what `/weixin-pay` polls. */
export const Payment = v.object({
  payNo,
  payType: v.number(),
  status: v.picklist(paymentStatuses),
  orderNumbers,
  totalFee: money,
  /** Text of the QR code; `""` for a method without one. */
  qrText: v.string(),
  /** When the code ends. */
  expiresAt: instant,
  now: instant,
  /** State of the orders (mall-rules states/order). */
  orderStatus: v.number(),
});
export type Payment = v.InferOutput<typeof Payment>;

export const PayInfo = v.object({
  orderNumbers,
  prodNameList: v.array(v.string()),
  receiver: v.string(),
  mobile: v.string(),
  userAddr: v.string(),
  /** State of the orders: 1 can be paid. */
  status: v.number(),
  totalFee: money,
  totalScore: v.number(),
  /** Pay before. */
  endTime: dateTime,
  endsAt: instant,
  now: instant,
  balance: money,
  /** Methods, in the order they are offered. */
  payTypes: v.array(v.object({ payType: v.number(), canUse: flag })),
});
export type PayInfo = v.InferOutput<typeof PayInfo>;
