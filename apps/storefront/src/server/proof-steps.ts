/** What the pages that begin with a proven mobile number share: sending a code, exchanging it. Server only. */
import type { checkRegisterSms } from "@tradehall/api-client/endpoints/user/check-register-sms";
import type { Client } from "@tradehall/api-client/transport";
import {
  checkConfirmation,
  checkMobile,
  checkPassword,
  checkSmsCode,
} from "@tradehall/mall-rules/checks/person";
import { tidyDigits } from "@tradehall/mall-rules/checks/text";
import type { Locale } from "@tradehall/mall-rules/words";
import { attemptForm } from "./attempt.ts";
import { refusedFields, textOf } from "./form.ts";
import { mobileOf, type SentCode } from "./send-code.ts";

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
  const mobile = mobileOf(form);
  const validCode = tidyDigits(textOf(form, "validCode"));
  const fields = refusedFields({ mobile: checkMobile(mobile), validCode: checkSmsCode(validCode) }, locale);
  if (fields) return refusedStep(mobile, fields);
  const checked = await attemptForm(() => mall(check, { body: { mobile, validCode } }), locale);
  if (!checked.ok) return refusedStep(mobile, checked.error.fields, checked.error.message);
  return { ...refusedStep(mobile, {}), proof: { mobile, flag: checked.data.checkRegisterSmsFlag } };
}

/** What is wrong with a new password and its confirmation; undefined where nothing is. */
export function refusedPasswords(form: FormData, locale: Locale): Record<string, string> | undefined {
  const password = textOf(form, "password");
  const confirmation = checkConfirmation(password, textOf(form, "confirmation"));
  return refusedFields({ password: checkPassword(password), confirmation }, locale);
}
