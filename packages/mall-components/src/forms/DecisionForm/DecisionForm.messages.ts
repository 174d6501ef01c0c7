import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DecisionForm. */
export const words = defineMessages({
  reason: { id: "decisionForm.reason", defaultMessage: "拒绝原因" },
  submit: { id: "decisionForm.submit", defaultMessage: "确认拒绝" },
  pending: { id: "decisionForm.pending", defaultMessage: "正在拒绝…" },
});
