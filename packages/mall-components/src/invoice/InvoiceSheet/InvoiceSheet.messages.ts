import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceSheet. */
export const words = defineMessages({
  label: { id: "invoiceSheet.label", defaultMessage: "发票内容" },
  lines: { id: "invoiceSheet.lines", defaultMessage: "开票明细" },
  copy: { id: "invoiceSheet.copy", defaultMessage: "复制{label}" },
  seller: { id: "invoiceSheet.seller", defaultMessage: "销售方" },
  sellerTaxNo: { id: "invoiceSheet.sellerTaxNo", defaultMessage: "销售方税号" },
  item: { id: "invoiceSheet.item", defaultMessage: "项目名称" },
  spec: { id: "invoiceSheet.spec", defaultMessage: "规格型号" },
  net: { id: "invoiceSheet.net", defaultMessage: "不含税金额" },
  tax: { id: "invoiceSheet.tax", defaultMessage: "税额（{rate}%）" },
  gross: { id: "invoiceSheet.gross", defaultMessage: "含税金额" },
  sum: { id: "invoiceSheet.sum", defaultMessage: "价税合计" },
  capitals: { id: "invoiceSheet.capitals", defaultMessage: "价税合计（大写）" },
  freight: { id: "invoiceSheet.freight", defaultMessage: "运费（随货）" },
  kept: { id: "invoiceSheet.kept", defaultMessage: "退款后保留金额" },
  takenBack: {
    id: "invoiceSheet.takenBack",
    defaultMessage: "发票 {invoiceNo}（¥{amount}）已于 {time} 因退款冲红",
  },
});
