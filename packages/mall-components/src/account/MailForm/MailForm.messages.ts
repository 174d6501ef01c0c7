import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MailForm. */
export const words = defineMessages({
  now: { id: "mailForm.now", defaultMessage: "当前邮箱 {mail}" },
  sent: {
    id: "mailForm.sent",
    defaultMessage: "验证邮件已发送至 {mail}，请在 {hours} 小时内打开邮件中的链接完成验证。",
  },
  again: { id: "mailForm.again", defaultMessage: "重新发送" },
  newMail: { id: "mailForm.newMail", defaultMessage: "新邮箱" },
  hint: { id: "mailForm.hint", defaultMessage: "例如 caigou@example.com" },
  send: { id: "mailForm.send", defaultMessage: "发送验证邮件" },
});
