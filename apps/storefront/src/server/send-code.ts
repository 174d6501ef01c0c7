/** `intent=sendCode` of every page that sends one. Server only. */
import type { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import type { sendNewMobileSms } from "@tradehall/api-client/endpoints/account/sms/send-new-mobile-sms";
import type { Client } from "@tradehall/api-client/transport";
import { mobileRule } from "@tradehall/mall-rules/checks/person";
import { normalizeMobile } from "@tradehall/mall-rules/checks/text";
import type { Locale } from "@tradehall/mall-rules/words";
import { attemptForm } from "./attempt.ts";
import { checkedForm, textOf } from "./form.ts";

/** What a page keeps of it. */
export interface SentCode {
  mobile: string;
  fields: Record<string, string>;
  message: string;
  /** When it left, by the host's clock, which the countdown starts from. */
  sentAt: number | undefined;
  retryAfterMs: number | undefined;
}

export const mobileOf = (form: FormData): string => normalizeMobile(textOf(form, "mobile"));

/** A code that did not leave; the captcha's words are the form's, since its row is gone by then. */
export function refusedCode(mobile: string, fields: Record<string, string>, message: string): SentCode {
  const { captcha, ...rest } = fields;
  const words = captcha ?? (Object.keys(rest).length > 0 ? "" : message);
  return { mobile, fields: rest, message: words, sentAt: undefined, retryAfterMs: undefined };
}

/** A code that left just now. */
export const sentCode = (mobile: string, retryAfterMs: number): SentCode => ({
  mobile,
  fields: {},
  message: "",
  sentAt: Date.now(),
  retryAfterMs,
});

export async function sendCode(
  mall: Client,
  endpoint: typeof sendLoginSms | typeof sendNewMobileSms,
  form: FormData,
  locale: Locale,
): Promise<SentCode> {
  const { values, fields } = checkedForm(form, { mobile: mobileRule }, locale);
  const { mobile } = values;
  if (fields) return refusedCode(mobile, fields, "");
  const sent = await attemptForm(
    () => mall(endpoint, { body: { mobile, captcha: textOf(form, "captcha") } }),
    locale,
  );
  if (!sent.ok) return refusedCode(mobile, sent.error.fields, sent.error.message);
  return sentCode(mobile, sent.data.retryAfterMs);
}
