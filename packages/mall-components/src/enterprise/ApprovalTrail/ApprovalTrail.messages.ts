import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ApprovalTrail. */
export const words = defineMessages({
  title: { id: "approvalTrail.title", defaultMessage: "审批进度" },
});
