/** What forms of quotes do. Server only. */
import { askForQuotes } from "@tradehall/api-client/endpoints/quote/ask-for-quotes";
import { counterQuote } from "@tradehall/api-client/endpoints/quote/counter-quote";
import { declineQuote } from "@tradehall/api-client/endpoints/quote/decline-quote";
import { withdrawQuote } from "@tradehall/api-client/endpoints/quote/withdraw-quote";
import { toId } from "@tradehall/mall-rules/checks/id";
import { quoteField, quoteRules } from "@tradehall/mall-rules/checks/quote";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { quoteHref, quotesHref } from "../../adapters/quote-pages.ts";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import type { Mall } from "../../server/mall.ts";

/** What a form was answered; of the one that asks, what was typed. */
export type QuotesAnswer = Attempt<unknown> & { typed?: Record<string, string> };

const ends = {
  withdraw: { about: "withdrawQuote", call: withdrawQuote },
  decline: { about: "declineQuote", call: declineQuote },
} as const;

/** As it was typed: the server says what is wrong with it, by its own clock. */
function requestOf(form: FormData) {
  const skuIds = form.getAll("sku").flatMap((value) => toId(String(value)) ?? []);
  const typed = Object.fromEntries(
    [...Object.keys(quoteRules(skuIds, 0)), "attachments"].map((name) => [name, textOf(form, name)]),
  );
  const items = skuIds.map((skuId) => ({
    ...{ skuId, prodCount: toId(typed[quoteField("quantity", skuId)] ?? "") ?? 1 },
    price: typed[quoteField("price", skuId)] ?? "",
  }));
  const attachments = form.getAll("attachments").map(String).filter(Boolean).join();
  const { deliverBy = "", note = "" } = typed;
  return { typed: { ...typed, attachments }, body: { items, deliverBy, note, attachments } };
}

export async function quotesAction(mall: Mall, form: FormData, quoteNo: string, locale: Locale) {
  const intent = textOf(form, "intent");
  const answer = (done: QuotesAnswer) => data(done, { status: statusOfAnswer(done) });
  if (intent === "withdraw" || intent === "decline") {
    const { about, call } = ends[intent];
    const end = () => attemptForm(() => mall(call, { body: { quoteNo } }), locale);
    return answer(await askFirst(form, { about, values: { quoteNo } }, end));
  }
  const { typed, body } = requestOf(form);
  if (intent === "counter") {
    const done = await attemptForm(() => mall(counterQuote, { body: { quoteNo, ...body } }), locale);
    if (done.ok) throw redirect(quoteHref(quoteNo));
    return answer({ ...done, typed });
  }
  if (intent !== "ask") throw data(null, { status: 400 });
  const done = await attemptForm(() => mall(askForQuotes, { body }), locale);
  if (!done.ok) return answer({ ...done, typed });
  const [first, ...others] = done.data.quoteNos;
  throw redirect(first && others.length === 0 ? quoteHref(first) : quotesHref);
}
