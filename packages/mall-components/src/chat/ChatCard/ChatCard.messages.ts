import { defineMessages } from "../../messages/define-messages.ts";
import { orderWords } from "../../messages/order.messages.ts";

/** Words of ChatCard. */
export const words = {
  ...defineMessages({
    pieces: { id: "chatCard.pieces", defaultMessage: "共 {count, number} 件" },
  }),
  order: orderWords.label,
};
