import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderExport. */
export const messages = defineMessages({
  count: { id: "orderExport.count", defaultMessage: "共 {count, number} 个订单" },
  export: { id: "orderExport.export", defaultMessage: "导出订单" },
  xlsx: { id: "orderExport.xlsx", defaultMessage: "Excel 文件（.xlsx）" },
  csv: { id: "orderExport.csv", defaultMessage: "CSV 文件（.csv）" },
  running: { id: "orderExport.running", defaultMessage: "正在导出 {count, number} 个订单" },
  percent: { id: "orderExport.percent", defaultMessage: "{percent, number}%" },
});
