import { chatWords } from "../../messages/chat.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

const own = defineMessages({
  replaced: { id: "connectionNote.replaced", defaultMessage: "账号已在别处登录，请刷新页面" },
  lost: { id: "connectionNote.lost", defaultMessage: "连接已断开，请刷新重试" },
  away: { id: "connectionNote.away", defaultMessage: "客服不在线" },
  awayText: { id: "connectionNote.awayText", defaultMessage: "可以先留言，客服上线后会回复您" },
  polling: { id: "connectionNote.polling", defaultMessage: "网络不稳定，新消息可能稍有延迟" },
  offlineText: { id: "connectionNote.offlineText", defaultMessage: "网络恢复后会自动连接" },
  reload: { id: "connectionNote.reload", defaultMessage: "刷新" },
});

/** Words of ConnectionNote, as the wording has them. */
export const words = {
  ...own,
  ended: own.lost,
  reconnecting: chromeWords.reconnecting,
  online: chatWords.online,
  offline: chatWords.offline,
};
