import { defineMessages } from "./define-messages.ts";

/** Words of invoices. */
export const invoiceWords = defineMessages({
  ordinary: { id: "invoice.ordinary", defaultMessage: "电子普通发票" },
  special: { id: "invoice.special", defaultMessage: "增值税专用发票" },
  personal: { id: "invoice.personal", defaultMessage: "个人" },
  unit: { id: "invoice.unit", defaultMessage: "单位" },
  type: { id: "invoice.type", defaultMessage: "发票类型" },
  title: { id: "invoice.title", defaultMessage: "发票抬头" },
  titleKind: { id: "invoice.titleKind", defaultMessage: "抬头类型" },
  addTitle: { id: "invoice.addTitle", defaultMessage: "新增发票抬头" },
  editTitle: { id: "invoice.editTitle", defaultMessage: "编辑发票抬头" },
  taxNo: { id: "invoice.taxNo", defaultMessage: "纳税人识别号" },
  unitAddress: { id: "invoice.unitAddress", defaultMessage: "单位地址" },
  unitPhone: { id: "invoice.unitPhone", defaultMessage: "单位电话" },
  bankName: { id: "invoice.bankName", defaultMessage: "开户银行" },
  bankAccount: { id: "invoice.bankAccount", defaultMessage: "银行账号" },
  number: { id: "invoice.number", defaultMessage: "发票号码" },
  amount: { id: "invoice.amount", defaultMessage: "开票金额" },
  appliedAt: { id: "invoice.appliedAt", defaultMessage: "申请开票时间" },
  issuedAt: { id: "invoice.issuedAt", defaultMessage: "开票时间" },
  apply: { id: "invoice.apply", defaultMessage: "申请发票" },
  view: { id: "invoice.view", defaultMessage: "查看发票" },
  download: { id: "invoice.download", defaultMessage: "下载发票" },
  change: { id: "invoice.change", defaultMessage: "修改发票" },
  withdraw: { id: "invoice.withdraw", defaultMessage: "撤销开票" },
});

/** Names of the states of an invoice. */
export const invoiceStatusWords = defineMessages({
  none: { id: "invoice.status.none", defaultMessage: "未申请" },
  applying: { id: "invoice.status.applying", defaultMessage: "申请中" },
  issued: { id: "invoice.status.issued", defaultMessage: "已开票" },
  closed: { id: "invoice.status.closed", defaultMessage: "已撤销" },
  voided: { id: "invoice.status.voided", defaultMessage: "已冲红" },
});
