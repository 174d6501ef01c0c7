import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EnterpriseList. */
export const words = defineMessages({
  title: { id: "enterpriseList.title", defaultMessage: "我的企业" },
  current: { id: "enterpriseList.current", defaultMessage: "当前企业" },
  members: { id: "enterpriseList.members", defaultMessage: "{count, number} 名成员" },
  admin: { id: "enterpriseList.admin", defaultMessage: "管理员：{name}" },
  view: { id: "enterpriseList.view", defaultMessage: "查看" },
  viewNamed: { id: "enterpriseList.viewNamed", defaultMessage: "查看{name}" },
  pick: { id: "enterpriseList.pick", defaultMessage: "切换到此企业" },
  pickNamed: { id: "enterpriseList.pickNamed", defaultMessage: "切换到此企业：{name}" },
  none: {
    id: "enterpriseList.none",
    defaultMessage: "您还没有加入企业，可在下方申请加入，或请企业管理员邀请您",
  },
});
