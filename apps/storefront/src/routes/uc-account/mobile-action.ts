/** The steps to another mobile number: a code to the old one, a code to the new one. Server only. */

import { changeMobile } from "@tradehall/api-client/endpoints/account/change-mobile";
import { sendNewMobileSms } from "@tradehall/api-client/endpoints/account/sms/send-new-mobile-sms";
import type { Client } from "@tradehall/api-client/transport";
import { mobileProofRules } from "@tradehall/mall-rules/checks/person";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { attemptForm } from "../../server/attempt.ts";
import { checkedForm, textOf } from "../../server/form.ts";
import { checkOwnCode, sendOwnCode } from "../../server/own-code.ts";
import { refusedStep, type StepAnswer, stepStatus } from "../../server/proof-steps.ts";
import { sendCode } from "../../server/send-code.ts";

export interface MobileAnswer extends StepAnswer {
  /** The proof of the old number, of a form of the second step that was sent without script. */
  flag?: string;
  isDone?: boolean;
}

async function firstStep(mall: Client, form: FormData, locale: Locale): Promise<MobileAnswer> {
  if (textOf(form, "intent") === "sendCode") return sendOwnCode(mall, "mobile", form, locale);
  return checkOwnCode(mall, "mobile", form, locale);
}

async function secondStep(mall: Client, form: FormData, locale: Locale): Promise<MobileAnswer> {
  const flag = textOf(form, "flag");
  if (textOf(form, "intent") === "sendCode")
    return { ...(await sendCode(mall, sendNewMobileSms, form, locale)), flag };
  const { values, fields } = checkedForm(form, mobileProofRules, locale);
  const { mobile } = values;
  if (fields) return { ...refusedStep(mobile, fields), flag };
  const body = { ...values, checkRegisterSmsFlag: flag };
  const done = await attemptForm(() => mall(changeMobile, { body }), locale);
  if (!done.ok) return { ...refusedStep(mobile, done.error.fields, done.error.message), flag };
  return { ...refusedStep(mobile, {}), isDone: true };
}

export async function mobileAction(mall: Client, step: string | null, form: FormData, locale: Locale) {
  const answer = await (step === "new" ? secondStep : firstStep)(mall, form, locale);
  return data(answer, { status: stepStatus(answer) });
}
