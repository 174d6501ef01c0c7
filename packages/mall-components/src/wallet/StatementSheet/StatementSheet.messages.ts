import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StatementSheet. */
export const words = defineMessages({
  title: { id: "statementSheet.title", defaultMessage: "{month} 对账单" },
  own: { id: "statementSheet.own", defaultMessage: "仅含您本人下单的部分" },
  by: { id: "statementSheet.by", defaultMessage: "{name} 于 {time} 确认" },
  pdf: { id: "statementSheet.pdf", defaultMessage: "下载 PDF" },
  print: { id: "statementSheet.print", defaultMessage: "打印账单" },
  back: { id: "statementSheet.back", defaultMessage: "全部账单" },
});
