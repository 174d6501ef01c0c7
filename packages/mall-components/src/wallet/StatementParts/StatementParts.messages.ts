import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StatementParts. */
export const words = defineMessages({
  title: { id: "statementParts.title", defaultMessage: "费用汇总" },
  all: { id: "statementParts.all", defaultMessage: "查看全部明细" },
  linesOf: { id: "statementParts.linesOf", defaultMessage: "只看{name}的明细" },
});
