import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SecurityList. */
export const words = defineMessages({
  title: { id: "securityList.title", defaultMessage: "账号安全" },
  mobileHint: { id: "securityList.mobileHint", defaultMessage: "用于登录、找回密码和接收验证码" },
  change: { id: "securityList.change", defaultMessage: "更换" },
  mailHint: { id: "securityList.mailHint", defaultMessage: "用于核实身份和接收重要通知" },
  waitingHint: {
    id: "securityList.waitingHint",
    defaultMessage: "验证邮件已发送，请打开邮件中的链接完成验证",
  },
  addMail: { id: "securityList.addMail", defaultMessage: "绑定邮箱" },
  changeMail: { id: "securityList.changeMail", defaultMessage: "修改邮箱" },
  finishMail: { id: "securityList.finishMail", defaultMessage: "继续验证" },
  passwordHint: { id: "securityList.passwordHint", defaultMessage: "建议定期修改，且不与其他网站相同" },
  set: { id: "securityList.set", defaultMessage: "已设置" },
  unset: { id: "securityList.unset", defaultMessage: "未绑定" },
});
