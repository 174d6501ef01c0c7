import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RecentBrowse. */
export const words = {
  ...defineMessages({
    empty: { id: "recentBrowse.empty", defaultMessage: "最近没有看过这家店的商品" },
    failed: { id: "recentBrowse.failed", defaultMessage: "最近浏览加载失败" },
  }),
  send: chatWords.send,
  sendNamed: chatWords.sendNamed,
};
