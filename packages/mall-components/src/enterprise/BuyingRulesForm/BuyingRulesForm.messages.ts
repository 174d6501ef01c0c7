import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BuyingRulesForm. */
export const words = defineMessages({
  title: { id: "buyingRulesForm.title", defaultMessage: "采购规则" },
  required: { id: "buyingRulesForm.required", defaultMessage: "每张订单必填" },
  steps: { id: "buyingRulesForm.steps", defaultMessage: "审批层级" },
  hint: {
    id: "buyingRulesForm.hint",
    defaultMessage: "超出成员限额的订单按金额逐级审批，不设置时由管理员审批；下单人不审批自己的订单",
  },
  step: { id: "buyingRulesForm.step", defaultMessage: "第 {step} 级" },
  from: { id: "buyingRulesForm.from", defaultMessage: "订单金额满" },
  second: { id: "buyingRulesForm.second", defaultMessage: "另一审批人" },
  noApprover: { id: "buyingRulesForm.noApprover", defaultMessage: "不设置" },
  zero: { id: "buyingRulesForm.zero", defaultMessage: "0 表示所有超限订单" },
});
