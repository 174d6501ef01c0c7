import { defineMessages } from "../../messages/define-messages.ts";
import { words as head } from "../ChatHead/ChatHead.messages.ts";

/** Words of ChatAside. */
export const words = {
  ...defineMessages({
    recent: { id: "chatAside.recent", defaultMessage: "最近浏览" },
    orders: { id: "chatAside.orders", defaultMessage: "本店订单" },
  }),
  label: head.aside,
};
