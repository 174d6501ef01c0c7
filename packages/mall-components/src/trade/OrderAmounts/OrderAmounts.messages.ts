import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderAmounts. */
export const messages = defineMessages({
  method: { id: "orderAmounts.method", defaultMessage: "支付方式：{method}" },
});
