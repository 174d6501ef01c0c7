/** Words for numbers of orders that stand outside the status names: pay methods, parcels, why an order closed. */
import { nameOfNumber } from "../records/index.ts";
import { type DeliveryType, parcelStates } from "../states/order/delivery.ts";
import { closeTypes } from "../states/order/order.ts";
import type { PayMethod } from "../states/payment/payment.ts";
import type { Locale } from "./locale.ts";
import { lookup } from "./lookup.ts";

const methods: Record<PayMethod, Record<Locale, string>> = {
  wechatScan: { zh_CN: "微信支付", en: "WeChat Pay" },
  alipay: { zh_CN: "支付宝", en: "Alipay" },
  balance: { zh_CN: "余额支付", en: "Balance" },
  points: { zh_CN: "积分支付", en: "Points" },
  bankTransfer: { zh_CN: "对公转账", en: "Bank transfer" },
  accountTerms: { zh_CN: "账期支付", en: "Account terms" },
};
export const payMethodText = (method: PayMethod, locale: Locale): string =>
  lookup(methods, method, undefined)?.[locale] ?? "";

const parcels: Record<keyof typeof parcelStates, Record<Locale, string>> = {
  none: { zh_CN: "待揽收", en: "Waiting for the courier" },
  collected: { zh_CN: "已揽收", en: "Collected" },
  inTransit: { zh_CN: "运输中", en: "In transit" },
  inCity: { zh_CN: "派送中", en: "Out for delivery" },
  signed: { zh_CN: "已签收", en: "Delivered" },
  problem: { zh_CN: "异常件", en: "Problem" },
};

/** What is said otherwise of goods that no courier carries. */
const otherParcels: Partial<Record<DeliveryType, Partial<typeof parcels>>> = {
  pickup: {
    none: { zh_CN: "备货中", en: "Being prepared" },
    collected: { zh_CN: "待提货", en: "Ready to collect" },
    signed: { zh_CN: "已提货", en: "Collected" },
  },
  sameCity: {
    none: { zh_CN: "待取货", en: "Waiting for the rider" },
    collected: { zh_CN: "骑手已取货", en: "With the rider" },
    inCity: { zh_CN: "配送中", en: "Out for delivery" },
    signed: { zh_CN: "已送达", en: "Delivered" },
  },
};

/** Where a parcel is, by its wire number and how it is delivered. */
export function parcelStateText(state: number, delivery: DeliveryType, locale: Locale): string {
  const name = nameOfNumber(parcelStates, state) ?? "none";
  return (otherParcels[delivery]?.[name] ?? parcels[name])[locale];
}

const closes: Record<keyof typeof closeTypes, Record<Locale, string>> = {
  payTimeout: { zh_CN: "超时未支付", en: "Not paid in time" },
  byBuyer: { zh_CN: "买家取消", en: "Canceled by the buyer" },
  groupFailed: { zh_CN: "拼团失败", en: "The group did not fill" },
  refunded: { zh_CN: "已全部退款", en: "Refunded" },
  balanceTimeout: { zh_CN: "尾款超时未支付", en: "Balance not paid in time" },
  byShop: { zh_CN: "商家取消", en: "Canceled by the shop" },
  approvalRefused: { zh_CN: "审批未通过", en: "Not approved" },
  approvalTimeout: { zh_CN: "超时未审批", en: "Not approved in time" },
};

/** Why an order closed, by its wire number. */
export const closeText = (closeType: number, locale: Locale): string =>
  closes[nameOfNumber(closeTypes, closeType) ?? "byBuyer"][locale];
