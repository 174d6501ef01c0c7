import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ReceiveDialog. */
export const messages = defineMessages({
  title: { id: "receiveDialog.title", defaultMessage: "确认收货" },
  text: {
    id: "receiveDialog.text",
    defaultMessage: "请确认已收到订单 {orderNumber} 的全部商品，确认后不可撤销。",
  },
  confirm: { id: "receiveDialog.confirm", defaultMessage: "确认收货" },
  cancel: { id: "receiveDialog.cancel", defaultMessage: "取消" },
});
