import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MessageList. */
export const words = defineMessages({
  error: { id: "messageList.error", defaultMessage: "消息加载失败" },
  none: { id: "messageList.none", defaultMessage: "暂无消息" },
  noneHint: { id: "messageList.noneHint", defaultMessage: "订单进度、优惠和账号变动会在这里通知您" },
  noneUnread: { id: "messageList.noneUnread", defaultMessage: "没有未读消息" },
  noneUnreadHint: { id: "messageList.noneUnreadHint", defaultMessage: "所有消息都已读过" },
  showAll: { id: "messageList.showAll", defaultMessage: "查看全部消息" },
});
