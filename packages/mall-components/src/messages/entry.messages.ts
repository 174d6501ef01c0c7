import { defineMessages } from "./define-messages.ts";

/** Words of signing in and of accounts. */
export const entryWords = defineMessages({
  account: { id: "entry.account", defaultMessage: "账号" },
  password: { id: "entry.password", defaultMessage: "密码" },
  showPassword: { id: "entry.showPassword", defaultMessage: "显示密码" },
  hidePassword: { id: "entry.hidePassword", defaultMessage: "隐藏密码" },
  mobile: { id: "entry.mobile", defaultMessage: "手机号" },
  mobileHint: { id: "entry.mobileHint", defaultMessage: "11 位手机号" },
  enterMobile: { id: "entry.enterMobile", defaultMessage: "请输入 11 位手机号" },
  verifiedMobile: { id: "entry.verifiedMobile", defaultMessage: "已验证手机号 {mobile}" },
  verifyAgain: { id: "entry.verifyAgain", defaultMessage: "重新验证" },
  changePassword: { id: "entry.changePassword", defaultMessage: "修改密码" },
  changeMobile: { id: "entry.changeMobile", defaultMessage: "更换手机号" },
  toAccount: { id: "entry.toAccount", defaultMessage: "返回账号信息" },
  haveAccount: { id: "entry.haveAccount", defaultMessage: "已有账号？" },
  registerNow: { id: "entry.registerNow", defaultMessage: "立即注册" },
  submitting: { id: "entry.submitting", defaultMessage: "正在提交" },
});
