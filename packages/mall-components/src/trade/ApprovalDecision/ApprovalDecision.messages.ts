import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ApprovalDecision. */
export const words = defineMessages({
  approveNamed: { id: "approvalDecision.approveNamed", defaultMessage: "审批通过订单 {orderNumber}" },
  refuse: { id: "approvalDecision.refuse", defaultMessage: "驳回…" },
  refuseNamed: { id: "approvalDecision.refuseNamed", defaultMessage: "驳回订单 {orderNumber}" },
  reason: { id: "approvalDecision.reason", defaultMessage: "驳回原因" },
  hint: { id: "approvalDecision.hint", defaultMessage: "下单人会看到此原因，商品和优惠将退回" },
  submit: { id: "approvalDecision.submit", defaultMessage: "确认驳回" },
});
