import { defineMessages } from "./define-messages.ts";

/** Words of invoices that orders say, too; what only their own pages say is apart, for the sake of first views. */
export const invoiceWords = defineMessages({
  ordinary: { id: "invoice.ordinary", defaultMessage: "电子普通发票" },
  special: { id: "invoice.special", defaultMessage: "增值税专用发票" },
  personal: { id: "invoice.personal", defaultMessage: "个人" },
  unit: { id: "invoice.unit", defaultMessage: "单位" },
  apply: { id: "invoice.apply", defaultMessage: "申请发票" },
  view: { id: "invoice.view", defaultMessage: "查看发票" },
});

/** Names of the states of an invoice. */
export const invoiceStatusWords = defineMessages({
  applying: { id: "invoice.status.applying", defaultMessage: "申请中" },
  issued: { id: "invoice.status.issued", defaultMessage: "已开票" },
  closed: { id: "invoice.status.closed", defaultMessage: "已撤销" },
  voided: { id: "invoice.status.voided", defaultMessage: "已冲红" },
});
