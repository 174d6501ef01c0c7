import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TopBar. */
export const words = defineMessages({
  label: { id: "topBar.label", defaultMessage: "账户导航" },
  hello: { id: "topBar.hello", defaultMessage: "您好，" },
  welcome: { id: "topBar.welcome", defaultMessage: "您好，欢迎光临" },
  messages: { id: "topBar.messages", defaultMessage: "消息" },
  unread: { id: "topBar.unread", defaultMessage: "{count, plural, other {# 条未读消息}}" },
  switchEnterprise: { id: "topBar.switchEnterprise", defaultMessage: "切换企业，当前为{name}" },
  personalCentre: { id: "topBar.personalCentre", defaultMessage: "个人中心" },
  logout: { id: "topBar.logout", defaultMessage: "退出登录" },
  login: { id: "topBar.login", defaultMessage: "请登录" },
  register: { id: "topBar.register", defaultMessage: "免费注册" },
});
