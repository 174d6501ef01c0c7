import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundChoice. */
export const words = defineMessages({
  bought: { id: "refundChoice.bought", defaultMessage: "购买 {count} 件" },
  update: { id: "refundChoice.update", defaultMessage: "重新计算可退金额" },
});
