import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TopBar. */
export const words = defineMessages({
  label: { id: "topBar.label", defaultMessage: "账户导航" },
  hello: { id: "topBar.hello", defaultMessage: "您好，" },
  messages: { id: "topBar.messages", defaultMessage: "消息" },
  unread: { id: "topBar.unread", defaultMessage: "{count, plural, other {# 条未读消息}}" },
  switchEnterprise: { id: "topBar.switchEnterprise", defaultMessage: "切换企业，当前为{name}" },
});
