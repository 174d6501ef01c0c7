/** What the page of the own store does: applies, withdraws, sends a code, sets the account. Server only. */
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { applyForStore } from "@tradehall/api-client/endpoints/shop/application/apply-for-store";
import { setStoreAccount } from "@tradehall/api-client/endpoints/shop/application/set-store-account";
import { withdrawStore } from "@tradehall/api-client/endpoints/shop/application/withdraw-store";
import { toStoreForm } from "@tradehall/mall-adapters/store";
import { storeAccountRules, storeRules } from "@tradehall/mall-rules/checks/store";
import { normalizeDigits } from "@tradehall/mall-rules/checks/text";
import type { Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { askFirst } from "../../server/ask-first.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { checkedForm, textOf } from "../../server/form.ts";
import type { Mall } from "../../server/mall.ts";
import { refusedStep, stepStatus } from "../../server/proof-steps.ts";
import { regionsFor } from "../../server/region.ts";
import { refusedCode, sentCode } from "../../server/send-code.ts";
import type { StoreAnswer } from "./store-answer.ts";

async function apply(mall: Mall, form: FormData, locale: Locale) {
  const { values, fields } = checkedForm(form, storeRules, locale);
  const refused = async (why: { fields: Record<string, string>; message: string }): Promise<StoreAnswer> => ({
    application: { ...why, values, regions: await regionsFor(mall, values) },
  });
  if (fields) return data(await refused({ fields, message: "" }), { status: 400 });
  const done = await attemptForm(() => mall(applyForStore, { body: toStoreForm(values) }), locale);
  if (done.ok) throw redirect(hrefTo("uc-shopaccount"));
  const { fields: faulty, message } = done.error;
  return data(await refused({ fields: faulty, message }), { status: statusOfAnswer(done) });
}

async function saveAccount(mall: Mall, form: FormData, locale: Locale): Promise<StoreAnswer> {
  const { values, fields } = checkedForm(form, storeAccountRules, locale);
  const { account, password } = values;
  const validCode = normalizeDigits(textOf(form, "validCode"));
  if (fields) return { account: { ...refusedStep("", fields), account } };
  const body = { account, password, ...(validCode ? { validCode } : {}) };
  const done = await attemptForm(() => mall(setStoreAccount, { body }), locale);
  if (!done.ok) return { account: { ...refusedStep("", done.error.fields, done.error.message), account } };
  return { account: { ...refusedStep("", {}), savedAt: Date.now() } };
}

export async function storeAction(mall: Mall, form: FormData, locale: Locale) {
  const intent = textOf(form, "intent");
  if (intent === "apply") return apply(mall, form, locale);
  if (intent === "withdraw") {
    const question = { about: "withdrawStore", values: { shopName: textOf(form, "shopName") } } as const;
    const withdrawal = await askFirst(form, question, () => attemptForm(() => mall(withdrawStore), locale));
    return data<StoreAnswer>({ withdrawal }, { status: statusOfAnswer(withdrawal) });
  }
  if (intent === "account") {
    const answer = await saveAccount(mall, form, locale);
    return data(answer, { status: answer.account ? stepStatus(answer.account) : 200 });
  }
  throw data(null, { status: 400 });
}

/** `intent=sendCode`, which answers as on every page that sends one. */
export async function sendStoreCode(mall: Mall, form: FormData, locale: Locale) {
  const body = { captcha: textOf(form, "captcha") };
  const sent = await attemptForm(() => mall(sendOwnSms, { body }), locale);
  const step = sent.ok
    ? sentCode("", sent.data.retryAfterMs)
    : refusedCode("", sent.error.fields, sent.error.message);
  return data(step, { status: stepStatus(step) });
}
