import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NewAccountForm. */
export const words = defineMessages({
  accountRule: {
    id: "newAccountForm.accountRule",
    defaultMessage: "{min}-{max} 位字母、数字或下划线，不能是手机号",
  },
  agree: { id: "newAccountForm.agree", defaultMessage: "我已阅读并同意" },
  pending: { id: "newAccountForm.pending", defaultMessage: "正在注册" },
});
