import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ApprovalDecision. */
export const words = defineMessages({
  approveNamed: { id: "approvalDecision.approveNamed", defaultMessage: "审批通过订单 {orderNumber}" },
  refuse: { id: "approvalDecision.refuse", defaultMessage: "拒绝…" },
  refuseNamed: { id: "approvalDecision.refuseNamed", defaultMessage: "拒绝订单 {orderNumber}" },
  hint: { id: "approvalDecision.hint", defaultMessage: "下单人会看到此原因，商品和优惠将退回" },
});
