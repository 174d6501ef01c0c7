/** Questions about lines of statements, which the shop answers. */
import { sandboxListStatementQuestions } from "@tradehall/api-client/endpoints/sandbox/credit/list-statement-questions";
import type { Ask } from "./ask.ts";
import { type Html, html, type Part, table } from "./html.ts";

export async function statementQuestions(ask: Ask): Promise<Html> {
  const all = await ask(sandboxListStatementQuestions);
  const rows = all.map(
    ({ questionId, account, shopName, orderNumber, question, answer, createTime }): Part[] => [
      ...[account, shopName, orderNumber, question, createTime],
      answer ||
        html`<form data-post="/sandbox/statementQuestions/${questionId}/answer" data-body="{}">
        <label>Answer <input name="answer" maxlength="200" required></label><button>Send</button></form>`,
    ],
  );
  return table(["Asked by", "Shop", "Order", "Question", "Asked", "Answer"], rows, "Nothing was asked.");
}
