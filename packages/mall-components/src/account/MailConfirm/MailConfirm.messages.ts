import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MailConfirm. */
export const words = defineMessages({
  ask: { id: "mailConfirm.ask", defaultMessage: "您打开了邮箱验证链接，确认后该邮箱将绑定到当前账号。" },
  confirm: { id: "mailConfirm.confirm", defaultMessage: "确认绑定" },
  done: { id: "mailConfirm.done", defaultMessage: "邮箱验证成功" },
  another: { id: "mailConfirm.another", defaultMessage: "发送新的验证邮件" },
});
