/** The mail address: a letter with a link, another one, removing it. Server only. */
import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { removeMail } from "@tradehall/api-client/endpoints/account/remove-mail";
import type { Client } from "@tradehall/api-client/transport";
import { userMailRules } from "@tradehall/mall-rules/checks/email";
import { normalized } from "@tradehall/mall-rules/checks/form";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

/** `typed` is what stood in the form. */
export type MailAnswer = Attempt<null> & { typed?: Record<keyof typeof userMailRules, string> };

export async function mailAction(mall: Client, form: FormData, locale: Locale) {
  const answer = (done: MailAnswer) => data(done, { status: statusOfAnswer(done) });
  const intent = textOf(form, "intent");
  if (intent === "send") {
    // The server checks by the same rules.
    const typed = normalized(userMailRules, form);
    return answer({ ...(await attemptForm(() => mall(askMail, { body: typed }), locale)), typed });
  }
  if (intent === "remove") {
    const question = { about: "removeMail", values: {} } as const;
    return answer(await askFirst(form, question, () => attemptForm(() => mall(removeMail), locale)));
  }
  throw data(null, { status: 400 });
}
