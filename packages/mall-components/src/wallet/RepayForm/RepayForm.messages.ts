import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RepayForm. */
export const words = defineMessages({
  title: { id: "repayForm.title", defaultMessage: "还款" },
  amount: { id: "repayForm.amount", defaultMessage: "还款金额" },
  oldest: { id: "repayForm.oldest", defaultMessage: "共待还 ¥{owed}，优先偿还最早到期的订单" },
  chosen: { id: "repayForm.chosen", defaultMessage: "还清所选的 {count, plural, other {# 个订单}}" },
  method: { id: "repayForm.method", defaultMessage: "还款方式" },
  submit: { id: "repayForm.submit", defaultMessage: "立即还款" },
  pending: { id: "repayForm.pending", defaultMessage: "正在还款" },
});
