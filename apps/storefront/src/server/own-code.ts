/** A code to the buyer's own number: sending it, exchanging it for a proof. Server only. */

import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import type { OwnSmsPurpose } from "@tradehall/api-client/models/sms-code";
import type { Client } from "@tradehall/api-client/transport";
import { mobileProofRules } from "@tradehall/mall-rules/checks/person";
import type { Locale } from "@tradehall/mall-rules/words";
import { attemptForm } from "./attempt.ts";
import { checkedForm, textOf } from "./form.ts";
import { refusedStep, type StepAnswer } from "./proof-steps.ts";
import { refusedCode, type SentCode, sentCode } from "./send-code.ts";

/** `intent=sendCode`. */
export async function sendOwnCode(
  mall: Client,
  purpose: OwnSmsPurpose,
  form: FormData,
  locale: Locale,
): Promise<SentCode> {
  const body = { captcha: textOf(form, "captcha"), purpose };
  const sent = await attemptForm(() => mall(sendOwnSms, { body }), locale);
  return sent.ok
    ? sentCode("", sent.data.retryAfterMs)
    : refusedCode("", sent.error.fields, sent.error.message);
}

/** `intent=verify`. */
export async function checkOwnCode(
  mall: Client,
  purpose: OwnSmsPurpose,
  form: FormData,
  locale: Locale,
): Promise<StepAnswer> {
  const { values, fields } = checkedForm(form, { validCode: mobileProofRules.validCode }, locale);
  if (fields) return refusedStep("", fields);
  const checked = await attemptForm(() => mall(checkOwnSms, { body: { ...values, purpose } }), locale);
  if (!checked.ok) return refusedStep("", checked.error.fields, checked.error.message);
  return { ...refusedStep("", {}), proof: { mobile: "", flag: checked.data.checkRegisterSmsFlag } };
}
