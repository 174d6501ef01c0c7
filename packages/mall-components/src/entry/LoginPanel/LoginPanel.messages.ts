import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LoginPanel. */
export const words = defineMessages({
  welcome: { id: "loginPanel.welcome", defaultMessage: "欢迎登录" },
  tabs: { id: "loginPanel.tabs", defaultMessage: "登录方式" },
  accountTab: { id: "loginPanel.accountTab", defaultMessage: "账号登录" },
  mobileTab: { id: "loginPanel.mobileTab", defaultMessage: "手机登录" },
  qrTab: { id: "loginPanel.qrTab", defaultMessage: "扫码登录" },
  accountHint: { id: "loginPanel.accountHint", defaultMessage: "账号或手机号" },
  passwordHint: { id: "loginPanel.passwordHint", defaultMessage: "请输入密码" },
  submit: { id: "loginPanel.submit", defaultMessage: "登录" },
  pending: { id: "loginPanel.pending", defaultMessage: "正在登录" },
  consent: { id: "loginPanel.consent", defaultMessage: "登录即表示同意" },
  forget: { id: "loginPanel.forget", defaultMessage: "忘记密码" },
});
