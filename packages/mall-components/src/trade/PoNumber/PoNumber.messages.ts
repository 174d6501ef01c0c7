import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PoNumber. */
export const messages = defineMessages({
  add: { id: "poNumber.add", defaultMessage: "填写采购单号" },
  edit: { id: "poNumber.edit", defaultMessage: "订单 {orderNumber} 的采购单号 {value}，修改" },
});
