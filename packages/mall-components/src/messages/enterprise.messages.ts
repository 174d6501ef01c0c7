import { defineMessages } from "./define-messages.ts";

/** Words that pieces about enterprises share. */
export const enterpriseWords = defineMessages({
  creditCode: { id: "enterprise.creditCode", defaultMessage: "统一社会信用代码" },
  administrator: { id: "enterprise.administrator", defaultMessage: "管理员" },
  member: { id: "enterprise.member", defaultMessage: "成员" },
  noMembers: { id: "enterprise.noMembers", defaultMessage: "还没有成员" },
  until: { id: "enterprise.until", defaultMessage: "{time} 前有效" },
  accept: { id: "enterprise.accept", defaultMessage: "接受" },
  decline: { id: "enterprise.decline", defaultMessage: "拒绝" },
  joined: { id: "enterprise.joined", defaultMessage: "{time} 加入" },
  asked: { id: "enterprise.asked", defaultMessage: "{time} 申请" },
  sending: { id: "enterprise.sending", defaultMessage: "正在提交…" },
  leave: { id: "enterprise.leave", defaultMessage: "退出企业" },
  remove: { id: "enterprise.remove", defaultMessage: "移出企业" },
  close: { id: "enterprise.close", defaultMessage: "注销企业账号" },
  transfer: { id: "enterprise.transfer", defaultMessage: "转让管理员" },
});
