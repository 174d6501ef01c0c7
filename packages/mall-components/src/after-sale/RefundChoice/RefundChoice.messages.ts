import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundChoice. */
export const words = defineMessages({
  bought: { id: "refundChoice.bought", defaultMessage: "购买 {count} 件" },
  withGift: { id: "refundChoice.withGift", defaultMessage: "本单含赠品，剩余商品需一并退款" },
  update: { id: "refundChoice.update", defaultMessage: "重新计算可退金额" },
});
