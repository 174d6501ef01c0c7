import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StatementLines. */
export const words = defineMessages({
  title: { id: "statementLines.title", defaultMessage: "账单明细" },
  none: { id: "statementLines.none", defaultMessage: "没有符合条件的明细" },
  ask: { id: "statementLines.ask", defaultMessage: "对此笔有疑问" },
  askAbout: { id: "statementLines.askAbout", defaultMessage: "询问订单 {orderNumber}" },
  question: { id: "statementLines.question", defaultMessage: "您的问题" },
  hint: { id: "statementLines.hint", defaultMessage: "店铺会通过站内消息答复" },
  send: { id: "statementLines.send", defaultMessage: "提交问题" },
  sending: { id: "statementLines.sending", defaultMessage: "问题提交中…" },
  asked: { id: "statementLines.asked", defaultMessage: "问：{question}" },
  answered: { id: "statementLines.answered", defaultMessage: "答：{answer}" },
  waiting: { id: "statementLines.waiting", defaultMessage: "等待店铺答复" },
});
