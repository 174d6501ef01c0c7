import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PoNumber. */
export const messages = defineMessages({
  add: { id: "poNumber.add", defaultMessage: "填写采购单号" },
  of: { id: "poNumber.of", defaultMessage: "，订单 {orderNumber}，修改" },
});
