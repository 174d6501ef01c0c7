import { defineMessages } from "../../messages/define-messages.ts";

/** Words of JoinForm. */
export const words = defineMessages({
  title: { id: "joinForm.title", defaultMessage: "申请加入企业" },
  enterprise: { id: "joinForm.enterprise", defaultMessage: "企业名称或统一社会信用代码" },
  hint: { id: "joinForm.hint", defaultMessage: "请填写完整的企业名称或 18 位代码，管理员通过后即可加入" },
  note: { id: "joinForm.note", defaultMessage: "申请说明" },
  noteHint: { id: "joinForm.noteHint", defaultMessage: "如部门、姓名，方便管理员确认您的身份" },
  submit: { id: "joinForm.submit", defaultMessage: "提交申请" },
  sent: { id: "joinForm.sent", defaultMessage: "已向{name}提交申请，请等待管理员处理" },
  own: { id: "joinForm.own", defaultMessage: "我的申请" },
  waiting: { id: "joinForm.waiting", defaultMessage: "待处理" },
  refused: { id: "joinForm.refused", defaultMessage: "未通过" },
  reason: { id: "joinForm.reason", defaultMessage: "原因：{reason}" },
  withdraw: { id: "joinForm.withdraw", defaultMessage: "撤回申请" },
  withdrawNamed: { id: "joinForm.withdrawNamed", defaultMessage: "撤回申请：{name}" },
});
