import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CashierHead. */
export const messages = defineMessages({
  title: { id: "cashierHead.title", defaultMessage: "订单提交成功，请尽快付款" },
  waitingTitle: { id: "cashierHead.waitingTitle", defaultMessage: "订单待支付，请尽快付款" },
  balanceTitle: { id: "cashierHead.balanceTitle", defaultMessage: "尾款待支付，请在期限内付款" },
  canceledNote: { id: "cashierHead.canceledNote", defaultMessage: "订单取消后无法支付，如有需要请重新下单" },
});

/** Titles of orders that cannot be paid any more. */
export const closedMessages = defineMessages({
  expired: { id: "cashierHead.closed.expired", defaultMessage: "订单已过期" },
  canceled: { id: "cashierHead.closed.canceled", defaultMessage: "订单已取消" },
});
