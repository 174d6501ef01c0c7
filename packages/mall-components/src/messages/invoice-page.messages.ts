import { defineMessages } from "./define-messages.ts";

/** Words of the pages of invoices and their titles. */
export const invoicePageWords = defineMessages({
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
  appliedAt: { id: "invoice.appliedAt", defaultMessage: "申请开票时间" },
  issuedAt: { id: "invoice.issuedAt", defaultMessage: "开票时间" },
  download: { id: "invoice.download", defaultMessage: "下载发票" },
  change: { id: "invoice.change", defaultMessage: "修改发票" },
  withdraw: { id: "invoice.withdraw", defaultMessage: "撤销开票" },
});
