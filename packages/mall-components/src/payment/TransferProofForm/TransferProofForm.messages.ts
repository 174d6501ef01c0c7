import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TransferProofForm. */
export const words = defineMessages({
  title: { id: "transferProofForm.title", defaultMessage: "我已转账" },
  payer: { id: "transferProofForm.payer", defaultMessage: "付款账户户名" },
  payerHint: { id: "transferProofForm.payerHint", defaultMessage: "选填，未填附言时便于核对" },
  excess: { id: "transferProofForm.excess", defaultMessage: "多付款项" },
  balance: { id: "transferProofForm.balance", defaultMessage: "转入余额" },
  balanceHint: { id: "transferProofForm.balanceHint", defaultMessage: "可用于以后的订单" },
  back: { id: "transferProofForm.back", defaultMessage: "退回原付款账户" },
  backHint: { id: "transferProofForm.backHint", defaultMessage: "原路退回，以银行处理时间为准" },
  submit: { id: "transferProofForm.submit", defaultMessage: "提交" },
  saved: { id: "transferProofForm.saved", defaultMessage: "转账信息已提交，等待款项到账" },
});
