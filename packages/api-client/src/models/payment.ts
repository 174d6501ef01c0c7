/** Payment attempts and what the cashier shows (family §4). */

import { orderActions } from "@tradehall/mall-rules/states/order/order";
import { creditBlocks } from "@tradehall/mall-rules/states/payment/credit";
import { paymentStatuses, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import * as v from "valibot";
import { orderNumber, orderNumbers } from "./order.ts";
import { OrderPreSale } from "./pre-sale.ts";
import { dateTime, flag, id, instant, int, money } from "./wire.ts";

export const payNo = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,32}$/));

/** 2 Alipay, 3 WeChat scan code, 9 balance, 21 bank transfer, 22 account terms. */
export const payType = v.pipe(
  int,
  v.picklist([
    payTypes.alipay,
    payTypes.wechatScan,
    payTypes.balance,
    payTypes.bankTransfer,
    payTypes.accountTerms,
  ]),
);

/** One of the orders that are paid together. */
export const PayOrder = v.object({
  orderNumber,
  /** Its own state (mall-rules states/order/order): others of the payment may stand elsewhere. */
  status: v.number(),
  /** What of it is to pay now, or was paid last: of a pre-sale its deposit, then its balance. */
  actualTotal: money,
  preSale: v.nullable(OrderPreSale),
  /** What coupons and points took off. */
  reduceAmount: money,
  /** Why it was canceled (mall-rules states/order/order). */
  closeType: v.nullable(v.number()),
  allowedActions: v.array(v.picklist(orderActions)),
});
export type PayOrder = v.InferOutput<typeof PayOrder>;

/** One attempt to pay: what `/weixin-pay` polls. */
export const Payment = v.object({
  payNo,
  payType: v.number(),
  status: v.picklist(paymentStatuses),
  orderNumbers,
  orders: v.array(PayOrder),
  totalFee: money,
  /** Taken off within it. */
  reduceAmount: money,
  /** Text of the QR code; `""` for a method without one. */
  qrText: v.string(),
  /** When the code ends. */
  expiresAt: instant,
  /** Its orders can be paid no longer than it: no other code can follow. */
  isLastCode: flag,
  now: instant,
  /** State of the orders together: unpaid while one is, canceled where all are. */
  orderStatus: v.number(),
});
export type Payment = v.InferOutput<typeof Payment>;

/** What one of the shops of a payment says to putting its orders on terms. */
export const PayTerms = v.object({
  shopId: id,
  shopName: v.string(),
  left: money,
  /** When what is paid now is due; null where there is no open line. */
  dueTime: v.nullable(dateTime),
  block: v.nullable(v.picklist(creditBlocks)),
});
export type PayTerms = v.InferOutput<typeof PayTerms>;

export const payTermsExample: PayTerms = {
  ...{ shopId: 1, shopName: "海蓝五金旗舰店", left: "50000.00" },
  ...{ dueTime: "2026-12-21 23:59:59", block: null },
};

export const PayInfo = v.object({
  orderNumbers,
  orders: v.array(PayOrder),
  prodNameList: v.array(v.string()),
  receiver: v.string(),
  mobile: v.string(),
  userAddr: v.string(),
  /** State of the orders together: unpaid while one is, canceled where all are. */
  status: v.number(),
  /** Of what is to pay; without that of what was paid, and without that of all that is canceled. */
  totalFee: money,
  /** Taken off within it. */
  reduceAmount: money,
  /** Points that goods of the points mall cost, spent with their order. */
  totalScore: v.number(),
  placedAt: instant,
  /** Pay before. */
  endTime: dateTime,
  endsAt: instant,
  now: instant,
  balance: money,
  /** Methods, in the order they are offered. */
  payTypes: v.array(v.object({ payType: v.number(), canUse: flag })),
  /** Payment by bank that is awaited for just these orders; `""` for none. */
  transferPayNo: v.string(),
  /** What each shop says to account terms; none where the orders are no enterprise's. */
  terms: v.array(PayTerms),
});
export type PayInfo = v.InferOutput<typeof PayInfo>;
