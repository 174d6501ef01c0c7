import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MemberTasks. */
export const words = defineMessages({
  title: { id: "memberTasks.title", defaultMessage: "成长任务" },
  award: {
    id: "memberTasks.award",
    defaultMessage: "成长值 +{growth, number}，积分 +{points, number}",
  },
  go: { id: "memberTasks.go", defaultMessage: "去完成" },
  claim: { id: "memberTasks.claim", defaultMessage: "领取奖励" },
  claimed: { id: "memberTasks.claimed", defaultMessage: "已领取奖励" },
});
