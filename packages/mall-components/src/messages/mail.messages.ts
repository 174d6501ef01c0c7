import { defineMessages } from "./define-messages.ts";

/** Words of the account's mail address. */
export const mailWords = defineMessages({
  mail: { id: "mail.mail", defaultMessage: "邮箱" },
  confirmed: { id: "mail.confirmed", defaultMessage: "已验证" },
  waiting: { id: "mail.waiting", defaultMessage: "待验证" },
  sending: { id: "mail.sending", defaultMessage: "正在发送" },
  remove: { id: "mail.remove", defaultMessage: "解除绑定" },
});
