import { actWords } from "../../messages/act.messages.ts";
import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { listWords } from "../../messages/list.messages.ts";

/** Words of ConversationList. */
export const words = {
  ...defineMessages({
    label: { id: "conversationList.label", defaultMessage: "会话" },
    search: { id: "conversationList.search", defaultMessage: "搜索会话" },
    clear: { id: "conversationList.clear", defaultMessage: "清空搜索词" },
    unread: { id: "conversationList.unread", defaultMessage: "{count, number} 条未读" },
    none: { id: "conversationList.none", defaultMessage: "没有与“{keyword}”相关的会话" },
    empty: { id: "conversationList.empty", defaultMessage: "还没有会话" },
    emptyText: {
      id: "conversationList.emptyText",
      defaultMessage: "在商品、店铺或订单里点“联系客服”，就能和商家聊",
    },
  }),
  offline: chatWords.offline,
  own: goodsWords.own,
  browse: listWords.browse,
  retry: actWords.retry,
};
