import { actWords } from "../../messages/act.messages.ts";
import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { words as conversationWords } from "../ConversationList/ConversationList.messages.ts";

/** Words of ChatSearch. */
export const words = {
  ...defineMessages({
    found: { id: "chatSearch.found", defaultMessage: "找到 {count, number} 条" },
    none: { id: "chatSearch.none", defaultMessage: "没有找到“{keyword}”" },
    start: { id: "chatSearch.start", defaultMessage: "输入关键词，按回车查找" },
    failed: { id: "chatSearch.failed", defaultMessage: "查找失败" },
  }),
  label: chatWords.searchHistory,
  me: chatWords.me,
  shop: chatWords.shop,
  clear: conversationWords.clear,
  close: actWords.close,
};
