import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundBlocked. */
export const words = defineMessages({
  title: { id: "refundBlocked.title", defaultMessage: "当前订单不能申请退款" },
});
