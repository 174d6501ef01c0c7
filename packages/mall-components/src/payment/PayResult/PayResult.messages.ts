import { defineMessages } from "../../messages/define-messages.ts";
import { orderWords } from "../../messages/order.messages.ts";

/** Words of PayResult. */
export const messages = defineMessages({
  success: { id: "payResult.success", defaultMessage: "商家会尽快为您发货" },
  partly: { id: "payResult.partly", defaultMessage: "已付款的订单会尽快发货，已取消的订单不会发货" },
  grouping: { id: "payResult.grouping", defaultMessage: "成团后发货，把链接发给同事或同行邀请参团" },
  balanceDue: {
    id: "payResult.balanceDue",
    defaultMessage: "尾款可以支付时会通知您，时间和金额可在订单里查看",
  },
  failed: { id: "payResult.failed", defaultMessage: "款项未支付，订单已为您保留，可以重新支付" },
  pending: { id: "payResult.pending", defaultMessage: "支付平台尚未返回结果，请稍后查询，请勿重复支付" },
  retry: { id: "payResult.retry", defaultMessage: "重新支付" },
  check: { id: "payResult.check", defaultMessage: "查询支付结果" },
});

/** Headings by outcome. */
export const titleMessages = {
  ...defineMessages({
    failed: { id: "payResult.title.failed", defaultMessage: "支付失败" },
    deposit: { id: "payResult.title.deposit", defaultMessage: "定金支付成功" },
    pending: { id: "payResult.title.pending", defaultMessage: "支付结果确认中" },
  }),
  success: orderWords.paid,
};
