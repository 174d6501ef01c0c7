import { actWords } from "../../messages/act.messages.ts";
import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AtHandCard. */
export const words = {
  ...defineMessages({
    product: { id: "atHandCard.product", defaultMessage: "正在咨询的商品" },
    order: { id: "atHandCard.order", defaultMessage: "正在咨询的订单" },
  }),
  sendProduct: chatWords.sendProduct,
  sendOrder: chatWords.sendOrder,
  sendProductNamed: chatWords.sendNamed,
  sendOrderNamed: chatWords.sendOrderNamed,
  close: actWords.close,
};
