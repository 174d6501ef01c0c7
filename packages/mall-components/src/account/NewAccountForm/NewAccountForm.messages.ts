import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NewAccountForm. */
export const words = defineMessages({
  mobile: { id: "newAccountForm.mobile", defaultMessage: "已验证手机号 {mobile}" },
  change: { id: "newAccountForm.change", defaultMessage: "重新验证" },
  account: { id: "newAccountForm.account", defaultMessage: "账号" },
  accountRule: {
    id: "newAccountForm.accountRule",
    defaultMessage: "{min}-{max} 位字母、数字或下划线，不能是手机号",
  },
  password: { id: "newAccountForm.password", defaultMessage: "密码" },
  agree: { id: "newAccountForm.agree", defaultMessage: "我已阅读并同意" },
  submit: { id: "newAccountForm.submit", defaultMessage: "立即注册" },
  pending: { id: "newAccountForm.pending", defaultMessage: "正在注册" },
});
