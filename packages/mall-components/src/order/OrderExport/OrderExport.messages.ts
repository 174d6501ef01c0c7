import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderExport. */
export const messages = defineMessages({
  count: { id: "orderExport.count", defaultMessage: "共 {count, number} 个订单" },
  export: { id: "orderExport.export", defaultMessage: "导出订单" },
  refundCount: { id: "orderExport.refundCount", defaultMessage: "共 {count, number} 笔退款" },
  refundExport: { id: "orderExport.refundExport", defaultMessage: "导出退款" },
  refundRunning: { id: "orderExport.refundRunning", defaultMessage: "正在导出 {count, number} 笔退款" },
  lineCount: { id: "orderExport.lineCount", defaultMessage: "共 {count, number} 笔明细" },
  lineExport: { id: "orderExport.lineExport", defaultMessage: "导出明细" },
  lineRunning: { id: "orderExport.lineRunning", defaultMessage: "正在导出 {count, number} 笔明细" },
  running: { id: "orderExport.running", defaultMessage: "正在导出 {count, number} 个订单" },
  percent: { id: "orderExport.percent", defaultMessage: "{percent, number}%" },
});
