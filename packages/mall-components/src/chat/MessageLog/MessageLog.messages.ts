import { actWords } from "../../messages/act.messages.ts";
import { chatWords } from "../../messages/chat.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { mailWords } from "../../messages/mail.messages.ts";

/** Words of MessageLog. */
export const words = {
  ...defineMessages({
    label: { id: "messageLog.label", defaultMessage: "与{name}的聊天记录" },
    older: { id: "messageLog.older", defaultMessage: "查看更早的消息" },
    olderFailed: { id: "messageLog.olderFailed", defaultMessage: "更早的消息加载失败" },
    newMessages: { id: "messageLog.newMessages", defaultMessage: "{count, number} 条新消息" },
    toEnd: { id: "messageLog.toEnd", defaultMessage: "回到最新消息" },
    read: { id: "messageLog.read", defaultMessage: "已读" },
    failed: { id: "messageLog.failed", defaultMessage: "发送失败" },
    resend: { id: "messageLog.resend", defaultMessage: "重发" },
    aPicture: { id: "messageLog.aPicture", defaultMessage: "图片" },
    picture: { id: "messageLog.picture", defaultMessage: "查看图片" },
    empty: { id: "messageLog.empty", defaultMessage: "还没有消息" },
    emptyText: { id: "messageLog.emptyText", defaultMessage: "商品、报价、发票、物流的问题，都可以在这里问" },
  }),
  me: chatWords.me,
  shop: chatWords.shop,
  unread: listWords.unread,
  sending: mailWords.sending,
  delete: actWords.delete,
  retry: actWords.retry,
};
