/** Confirms a statement, or asks about one of its lines. Server only. */
import { askAboutLine } from "@tradehall/api-client/endpoints/statement/ask-about-line";
import { confirmStatement } from "@tradehall/api-client/endpoints/statement/confirm-statement";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import type { Mall } from "../../server/mall.ts";

/** `asked` is a question that was not taken: about which line, and as it was typed. */
export type StatementAnswer = Attempt<unknown> & { asked?: { id: string; question: string } };

async function ask(mall: Mall, form: FormData, locale: Locale): Promise<StatementAnswer> {
  const asked = { id: textOf(form, "lineId"), question: textOf(form, "question") };
  const body = { lineId: toId(asked.id) ?? 0, question: asked.question };
  const done = await attemptForm(() => mall(askAboutLine, { body }), locale);
  return done.ok ? done : { ...done, asked };
}

export async function statementAction(mall: Mall, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  const answer = (done: StatementAnswer) => data(done, { status: statusOfAnswer(done) });
  if (intent === "ask") return answer(await ask(mall, form, locale));
  if (intent !== "confirm") throw data(null, { status: 400 });
  const month = textOf(form, "month");
  const question = { about: "confirmStatement", values: { month } } as const;
  return answer(
    await askFirst(form, question, () =>
      attemptForm(() => mall(confirmStatement, { body: { month } }), locale),
    ),
  );
}
