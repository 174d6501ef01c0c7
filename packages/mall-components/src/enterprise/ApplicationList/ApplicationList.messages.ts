import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ApplicationList. */
export const words = defineMessages({
  title: { id: "applicationList.title", defaultMessage: "待处理的加入申请" },
  approve: { id: "applicationList.approve", defaultMessage: "通过" },
  approveNamed: { id: "applicationList.approveNamed", defaultMessage: "通过{name}的申请" },
  refuse: { id: "applicationList.refuse", defaultMessage: "拒绝申请" },
  refuseNamed: { id: "applicationList.refuseNamed", defaultMessage: "拒绝{name}的申请" },
  hint: { id: "applicationList.hint", defaultMessage: "申请人会看到此原因" },
});
