/** What the pages that begin with a proven mobile number share: sending a code, exchanging it. Server only. */
import type { checkRegisterSms } from "@tradehall/api-client/endpoints/account/check-register-sms";
import type { Client } from "@tradehall/api-client/transport";
import { mobileProofRules } from "@tradehall/mall-rules/checks/person";
import type { Locale } from "@tradehall/mall-rules/words";
import { attemptForm } from "./attempt.ts";
import { checkedForm } from "./form.ts";
import type { SentCode } from "./send-code.ts";

/** A number and what its code was exchanged for. */
export interface Proof {
  mobile: string;
  flag: string;
}

/** What such a page keeps of an answer. */
export interface StepAnswer extends SentCode {
  proof?: Proof;
}

/** A refused step: what was typed, the fields' words, and the form's where no field has any. */
export const refusedStep = (mobile: string, fields: Record<string, string>, message = ""): StepAnswer => ({
  mobile,
  fields,
  message: Object.keys(fields).length > 0 ? "" : message,
  sentAt: undefined,
  retryAfterMs: undefined,
});

/** HTTP status of an answered step: 400 where something is to be mended. */
export const stepStatus = ({ fields, message }: StepAnswer): 200 | 400 =>
  message === "" && Object.keys(fields).length === 0 ? 200 : 400;

/** `intent=verify`: the code for a proof. */
export async function verifyCode(
  mall: Client,
  check: typeof checkRegisterSms,
  form: FormData,
  locale: Locale,
): Promise<StepAnswer> {
  const { values, fields } = checkedForm(form, mobileProofRules, locale);
  const { mobile, validCode } = values;
  if (fields) return refusedStep(mobile, fields);
  const checked = await attemptForm(() => mall(check, { body: { mobile, validCode } }), locale);
  if (!checked.ok) return refusedStep(mobile, checked.error.fields, checked.error.message);
  return { ...refusedStep(mobile, {}), proof: { mobile, flag: checked.data.checkRegisterSmsFlag } };
}
