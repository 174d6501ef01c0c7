import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ChatHead. */
export const words = {
  ...defineMessages({
    back: { id: "chatHead.back", defaultMessage: "返回会话列表" },
    typing: { id: "chatHead.typing", defaultMessage: "对方正在输入…" },
    rate: { id: "chatHead.rate", defaultMessage: "评价客服" },
    aside: { id: "chatHead.aside", defaultMessage: "商品与订单" },
  }),
  search: chatWords.searchHistory,
};
