import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MessageTabs. */
export const words = defineMessages({
  label: { id: "messageTabs.label", defaultMessage: "消息分类" },
  all: { id: "messageTabs.all", defaultMessage: "全部" },
  unread: { id: "messageTabs.unread", defaultMessage: "未读" },
  readAll: { id: "messageTabs.readAll", defaultMessage: "全部标为已读" },
});
