/** The title page's intents: save, delete, make default. Server only. */
import { addTitle } from "@tradehall/api-client/endpoints/invoice/title/add-title";
import { deleteTitle } from "@tradehall/api-client/endpoints/invoice/title/delete-title";
import { setDefaultTitle } from "@tradehall/api-client/endpoints/invoice/title/set-default-title";
import { updateTitle } from "@tradehall/api-client/endpoints/invoice/title/update-title";
import type { Client } from "@tradehall/api-client/transport";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { invoiceTitleRules } from "@tradehall/mall-rules/checks/invoice";
import { titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

/** What a refused form brings back, for a page that has no script to keep it. */
export type TitleAnswer = { intent: string; typed?: Record<string, string> } & Attempt<{ titleId: number }>;

/** `then` answers where a saved title leads; undefined is the list. */
export async function titleAction(
  mall: Client,
  form: FormData,
  locale: Locale,
  then: (titleId: number) => string | undefined,
) {
  const intent = textOf(form, "intent");
  const typed = normalized(invoiceTitleRules, form);
  const titleId = Number(typed.titleId) || 0;
  const { titleId: _, titleType, isDefault, ...facts } = typed;
  const body = {
    ...facts,
    titleType: titleType === String(titleKinds.personal) ? titleKinds.personal : titleKinds.unit,
    isDefault: isDefault ? (1 as const) : (0 as const),
  };
  const question = { about: "deleteTitle", values: { name: typed.titleName } } as const;
  const done = await askFirst(form, intent === "delete" ? question : undefined, () =>
    attemptForm(async () => {
      if (intent === "delete") await mall(deleteTitle, { params: { titleId } });
      else if (intent === "set-default") await mall(setDefaultTitle, { params: { titleId } });
      else if (titleId) return { titleId: (await mall(updateTitle, { body: { ...body, titleId } })).titleId };
      else return { titleId: (await mall(addTitle, { body })).titleId };
      return { titleId };
    }, locale),
  );
  if (done.ok && intent === "save-title")
    throw redirect(then(done.data.titleId) ?? hrefTo("uc-add-invoice-header"));
  const answer: TitleAnswer = { intent, ...done, ...(done.ok ? {} : { typed }) };
  return data(answer, { status: statusOfAnswer(done) });
}
