import { defineMessages } from "./define-messages.ts";

/** Words of monthly statements that stand in no export. */
export const statementMessages = defineMessages({
  running: { id: "statement.running", defaultMessage: "未出账" },
  closed: { id: "statement.closed", defaultMessage: "待确认" },
  confirmed: { id: "statement.confirmed", defaultMessage: "已确认" },
  lines: { id: "statement.lines", defaultMessage: "笔数" },
  confirm: { id: "statement.confirm", defaultMessage: "确认账单" },
});
