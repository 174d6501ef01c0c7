/** Closing the account by a code to the own number, and taking that back. Server only. */
import { closeAccount } from "@tradehall/api-client/endpoints/account/closing/close-account";
import { keepAccount } from "@tradehall/api-client/endpoints/account/closing/keep-account";
import type { Client } from "@tradehall/api-client/transport";
import { mobileProofRules } from "@tradehall/mall-rules/checks/person";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { attemptForm } from "../../server/attempt.ts";
import { checkedForm, textOf } from "../../server/form.ts";
import { sendOwnCode } from "../../server/own-code.ts";
import { refusedStep, type StepAnswer, stepStatus } from "../../server/proof-steps.ts";

async function act(mall: Client, form: FormData, locale: Locale): Promise<StepAnswer> {
  const intent = textOf(form, "intent");
  if (intent === "sendCode") return sendOwnCode(mall, "close", form, locale);
  const { values, fields } = checkedForm(form, { validCode: mobileProofRules.validCode }, locale);
  if (intent !== "keep" && fields) return refusedStep("", fields);
  const done = await attemptForm(
    () => (intent === "keep" ? mall(keepAccount) : mall(closeAccount, { body: values })),
    locale,
  );
  return done.ok ? refusedStep("", {}) : refusedStep("", done.error.fields, done.error.message);
}

export async function closeAction(mall: Client, form: FormData, locale: Locale) {
  const answer = await act(mall, form, locale);
  return data(answer, { status: stepStatus(answer) });
}
