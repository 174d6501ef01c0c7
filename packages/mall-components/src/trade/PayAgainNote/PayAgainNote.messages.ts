import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PayAgainNote. */
export const messages = defineMessages({
  title: { id: "payAgainNote.title", defaultMessage: "支付未完成" },
  text: { id: "payAgainNote.text", defaultMessage: "订单已为您保留，可以重新支付。" },
  pay: { id: "payAgainNote.pay", defaultMessage: "去付款" },
});
