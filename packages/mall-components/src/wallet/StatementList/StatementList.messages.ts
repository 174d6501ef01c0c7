import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StatementList. */
export const words = defineMessages({
  title: { id: "statementList.title", defaultMessage: "月度账单" },
  none: { id: "statementList.none", defaultMessage: "暂无账单，支付过的订单会按月汇总在这里" },
  chart: { id: "statementList.chart", defaultMessage: "近 {count} 个月收支" },
  table: { id: "statementList.table", defaultMessage: "以表格查看" },
  month: { id: "statementList.month", defaultMessage: "月份" },
  state: { id: "statementList.state", defaultMessage: "状态" },
  view: { id: "statementList.view", defaultMessage: "{month} 账单" },
});
