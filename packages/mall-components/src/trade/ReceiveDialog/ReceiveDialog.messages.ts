import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ReceiveDialog. */
export const messages = defineMessages({
  text: {
    id: "receiveDialog.text",
    defaultMessage: "请确认已收到订单 {orderNumber} 的全部商品，确认后不可撤销。",
  },
});
