import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderSheet. */
export const messages = defineMessages({
  title: { id: "orderSheet.title", defaultMessage: "订单 {orderNumber}" },
  print: { id: "orderSheet.print", defaultMessage: "打印" },
});
