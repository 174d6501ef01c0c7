import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CreditRequestForm. */
export const words = defineMessages({
  title: { id: "creditRequestForm.title", defaultMessage: "申请账期" },
  shop: { id: "creditRequestForm.shop", defaultMessage: "向哪家店铺申请" },
  choose: { id: "creditRequestForm.choose", defaultMessage: "选择店铺" },
  amount: { id: "creditRequestForm.amount", defaultMessage: "希望的额度" },
  range: { id: "creditRequestForm.range", defaultMessage: "¥{min}–¥{max}，以店铺批准的额度为准" },
  note: { id: "creditRequestForm.note", defaultMessage: "申请理由" },
  noteHint: { id: "creditRequestForm.noteHint", defaultMessage: "如年采购量、希望的结算周期" },
  submit: { id: "creditRequestForm.submit", defaultMessage: "提交账期申请" },
  pending: { id: "creditRequestForm.pending", defaultMessage: "正在提交账期申请" },
});
