import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LoginPanel. */
export const words = defineMessages({
  welcome: { id: "loginPanel.welcome", defaultMessage: "欢迎登录" },
  tabs: { id: "loginPanel.tabs", defaultMessage: "登录方式" },
  accountTab: { id: "loginPanel.accountTab", defaultMessage: "账号登录" },
  mobileTab: { id: "loginPanel.mobileTab", defaultMessage: "手机登录" },
  qrTab: { id: "loginPanel.qrTab", defaultMessage: "扫码登录" },
  account: { id: "loginPanel.account", defaultMessage: "账号" },
  accountHint: { id: "loginPanel.accountHint", defaultMessage: "账号或手机号" },
  password: { id: "loginPanel.password", defaultMessage: "密码" },
  passwordHint: { id: "loginPanel.passwordHint", defaultMessage: "请输入密码" },
  show: { id: "loginPanel.show", defaultMessage: "显示密码" },
  hide: { id: "loginPanel.hide", defaultMessage: "隐藏密码" },
  mobile: { id: "loginPanel.mobile", defaultMessage: "手机号" },
  mobileHint: { id: "loginPanel.mobileHint", defaultMessage: "请输入 11 位手机号" },
  submit: { id: "loginPanel.submit", defaultMessage: "登录" },
  pending: { id: "loginPanel.pending", defaultMessage: "正在登录" },
  consent: { id: "loginPanel.consent", defaultMessage: "登录即表示同意" },
  forget: { id: "loginPanel.forget", defaultMessage: "忘记密码" },
  register: { id: "loginPanel.register", defaultMessage: "立即注册" },
});
