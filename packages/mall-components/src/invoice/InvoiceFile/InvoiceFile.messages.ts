import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceFile. */
export const words = defineMessages({
  read: { id: "invoiceFile.read", defaultMessage: "在线查看发票文件" },
  frame: { id: "invoiceFile.frame", defaultMessage: "发票 {invoiceNo} 的 PDF 文件" },
  noViewer: {
    id: "invoiceFile.noViewer",
    defaultMessage: "当前浏览器不能在网页内显示 PDF，请打开或下载后查看。",
  },
  open: { id: "invoiceFile.open", defaultMessage: "打开 PDF 文件" },
});
