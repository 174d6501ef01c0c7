import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InviteForm. */
export const words = defineMessages({
  title: { id: "inviteForm.title", defaultMessage: "邀请成员" },
  hint: { id: "inviteForm.hint", defaultMessage: "邀请 7 天内有效，仅可使用一次" },
  submit: { id: "inviteForm.submit", defaultMessage: "发送邀请" },
  pending: { id: "inviteForm.pending", defaultMessage: "正在邀请" },
  link: { id: "inviteForm.link", defaultMessage: "生成邀请链接" },
  linkIs: { id: "inviteForm.linkIs", defaultMessage: "把链接发给要邀请的人，首位打开并接受的人加入企业：" },
  sent: { id: "inviteForm.sent", defaultMessage: "已邀请 {mobile}，对方登录后可在“我的企业”中处理" },
  open: { id: "inviteForm.open", defaultMessage: "未处理的邀请" },
  anyone: { id: "inviteForm.anyone", defaultMessage: "邀请链接" },
  withdraw: { id: "inviteForm.withdraw", defaultMessage: "撤回" },
  withdrawNamed: { id: "inviteForm.withdrawNamed", defaultMessage: "撤回{name}" },
});
