import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MessageTabs. */
export const words = defineMessages({
  label: { id: "messageTabs.label", defaultMessage: "消息分类" },
  readAll: { id: "messageTabs.readAll", defaultMessage: "全部标为已读" },
});
