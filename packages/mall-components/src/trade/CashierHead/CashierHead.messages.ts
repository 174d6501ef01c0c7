import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CashierHead. */
export const messages = defineMessages({
  title: { id: "cashierHead.title", defaultMessage: "订单提交成功，请尽快付款" },
  waitingTitle: { id: "cashierHead.waitingTitle", defaultMessage: "订单待支付，请尽快付款" },
  expiredTitle: { id: "cashierHead.expiredTitle", defaultMessage: "订单已过期" },
});
