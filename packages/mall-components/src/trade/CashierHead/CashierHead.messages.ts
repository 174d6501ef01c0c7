import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of CashierHead are filled with. */
type Values = {
  title: NoMessageValues;
  expiredTitle: NoMessageValues;
  timeLeft: NoMessageValues;
  consequence: NoMessageValues;
  orderNumber: NoMessageValues;
  copy: { orderNumber: string | number };
  copied: NoMessageValues;
  amount: NoMessageValues;
};

/** Words of CashierHead. */
export const messages = defineMessages<Values>({
  title: { id: "cashierHead.title", defaultMessage: "订单提交成功，请尽快付款" },
  expiredTitle: { id: "cashierHead.expiredTitle", defaultMessage: "订单已过期" },
  timeLeft: { id: "cashierHead.timeLeft", defaultMessage: "剩余支付时间" },
  consequence: { id: "cashierHead.consequence", defaultMessage: "逾期订单将自动取消" },
  orderNumber: { id: "cashierHead.orderNumber", defaultMessage: "订单号" },
  copy: { id: "cashierHead.copy", defaultMessage: "复制订单号 {orderNumber}" },
  copied: { id: "cashierHead.copied", defaultMessage: "已复制" },
  amount: { id: "cashierHead.amount", defaultMessage: "应付金额" },
});
