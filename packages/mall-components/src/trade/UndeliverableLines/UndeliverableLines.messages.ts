import { defineMessages } from "../../messages/define-messages.ts";

/** Words of UndeliverableLines. */
export const messages = defineMessages({
  title: { id: "undeliverableLines.title", defaultMessage: "以下 {count, number} 种商品无法送达所选地址" },
  leaveOut: { id: "undeliverableLines.leaveOut", defaultMessage: "移除这些商品，继续结算" },
});
