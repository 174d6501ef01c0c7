import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderAmounts. */
export const messages = defineMessages({
  title: { id: "orderAmounts.title", defaultMessage: "订单金额" },
  method: { id: "orderAmounts.method", defaultMessage: "支付方式：{method}" },
});
