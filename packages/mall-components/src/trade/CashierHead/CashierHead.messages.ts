import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CashierHead. */
export const messages = defineMessages({
  title: { id: "cashierHead.title", defaultMessage: "订单提交成功，请尽快付款" },
  expiredTitle: { id: "cashierHead.expiredTitle", defaultMessage: "订单已过期" },
  timeLeft: { id: "cashierHead.timeLeft", defaultMessage: "剩余支付时间" },
  consequence: { id: "cashierHead.consequence", defaultMessage: "逾期订单将自动取消" },
  orderNumber: { id: "cashierHead.orderNumber", defaultMessage: "订单号" },
  copy: { id: "cashierHead.copy", defaultMessage: "复制订单号 {orderNumber}" },
  copied: { id: "cashierHead.copied", defaultMessage: "已复制" },
  amount: { id: "cashierHead.amount", defaultMessage: "应付金额" },
});
