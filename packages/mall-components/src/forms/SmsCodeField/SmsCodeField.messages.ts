import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SmsCodeField. */
export const words = defineMessages({
  code: { id: "smsCodeField.code", defaultMessage: "验证码" },
  codeHint: { id: "smsCodeField.codeHint", defaultMessage: "请输入 6 位验证码" },
  getCode: { id: "smsCodeField.getCode", defaultMessage: "获取验证码" },
  again: { id: "smsCodeField.again", defaultMessage: "重新获取({seconds}s)" },
  sent: { id: "smsCodeField.sent", defaultMessage: "验证码已发送，{minutes} 分钟内有效" },
});
