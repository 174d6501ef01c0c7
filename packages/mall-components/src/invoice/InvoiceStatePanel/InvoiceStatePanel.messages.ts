import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceStatePanel. */
export const words = defineMessages({
  afterPayment: {
    id: "invoiceStatePanel.afterPayment",
    defaultMessage: "订单付款后由商家开具，开具前可以修改。",
  },
  anew: {
    id: "invoiceStatePanel.reissued",
    defaultMessage: "订单部分退款，发票 {invoiceNo} 已冲红，将按剩余金额重新开具。",
  },
});

/** What each state means. */
export const sentenceWords = defineMessages({
  applying: {
    id: "invoiceStatePanel.sentence.applying",
    defaultMessage: "商家正在开具，开具前可以修改。",
  },
  issued: {
    id: "invoiceStatePanel.sentence.issued",
    defaultMessage: "发票已开具，可下载或发送到邮箱。",
  },
  closed: {
    id: "invoiceStatePanel.sentence.closed",
    defaultMessage: "开票申请已撤销，未开具发票。",
  },
  voided: {
    id: "invoiceStatePanel.sentence.voided",
    defaultMessage: "订单已全部退款，发票已冲红，请勿再用于报销或抵扣。",
  },
});
