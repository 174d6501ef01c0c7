import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderToSend. */
export const words = {
  ...defineMessages({
    empty: { id: "orderToSend.empty", defaultMessage: "在这家店还没有订单" },
    failed: { id: "orderToSend.failed", defaultMessage: "本店订单加载失败" },
  }),
  sendNamed: chatWords.sendOrderNamed,
};
