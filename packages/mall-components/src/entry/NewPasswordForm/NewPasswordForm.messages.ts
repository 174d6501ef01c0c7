import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NewPasswordForm. */
export const words = defineMessages({
  password: { id: "newPasswordForm.password", defaultMessage: "新密码" },
  again: { id: "newPasswordForm.again", defaultMessage: "确认密码" },
  againHint: { id: "newPasswordForm.againHint", defaultMessage: "请再次输入密码" },
  rule: {
    id: "newPasswordForm.rule",
    defaultMessage: "{min}-{max} 位，至少含字母、数字、符号中的两种，区分大小写",
  },
  submit: { id: "newPasswordForm.submit", defaultMessage: "提交" },
});
