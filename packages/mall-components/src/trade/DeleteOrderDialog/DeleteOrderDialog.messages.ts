import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DeleteOrderDialog. */
export const messages = defineMessages({
  text: { id: "deleteOrderDialog.text", defaultMessage: "订单 {orderNumber} 删除后不可恢复，确定删除吗？" },
});
