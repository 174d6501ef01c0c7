import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DeleteOrderDialog. */
export const messages = defineMessages({
  title: { id: "deleteOrderDialog.title", defaultMessage: "删除订单" },
  text: { id: "deleteOrderDialog.text", defaultMessage: "订单 {orderNumber} 删除后不可恢复，确定删除吗？" },
  confirm: { id: "deleteOrderDialog.confirm", defaultMessage: "删除" },
  cancel: { id: "deleteOrderDialog.cancel", defaultMessage: "取消" },
});
