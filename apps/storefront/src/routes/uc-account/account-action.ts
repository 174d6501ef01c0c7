/** What forms of the account's parts do. Server only. */

import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { changeMobile } from "@tradehall/api-client/endpoints/account/change-mobile";
import { closeAccount } from "@tradehall/api-client/endpoints/account/closing/close-account";
import { keepAccount } from "@tradehall/api-client/endpoints/account/closing/keep-account";
import { confirmMail } from "@tradehall/api-client/endpoints/account/confirm-mail";
import { removeMail } from "@tradehall/api-client/endpoints/account/remove-mail";
import { endOtherSessions } from "@tradehall/api-client/endpoints/account/session/end-other-sessions";
import { endSession } from "@tradehall/api-client/endpoints/account/session/end-session";
import { setAvatar } from "@tradehall/api-client/endpoints/account/set-avatar";
import { setRecommended } from "@tradehall/api-client/endpoints/account/set-recommended";
import { setUserInfo } from "@tradehall/api-client/endpoints/account/set-user-info";
import { sendNewMobileSms } from "@tradehall/api-client/endpoints/account/sms/send-new-mobile-sms";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { Client } from "@tradehall/api-client/transport";
import { userMailRules } from "@tradehall/mall-rules/checks/email";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { toId } from "@tradehall/mall-rules/checks/id";
import { mobileProofRules } from "@tradehall/mall-rules/checks/person";
import { profileRules, sexes } from "@tradehall/mall-rules/checks/profile";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { askFirst } from "../../server/ask-first.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { checkedForm, textOf } from "../../server/form.ts";
import { checkOwnCode, sendOwnCode } from "../../server/own-code.ts";
import { refusedStep, type StepAnswer, stepStatus } from "../../server/proof-steps.ts";
import { sendCode } from "../../server/send-code.ts";

/** `typed` is what stood in the profile's form; `intent` names another form that says itself what became of it. */
export type AccountAnswer = Attempt<null> & {
  typed?: Record<keyof typeof profileRules, string>;
  intent?: "avatar" | "recommend" | "confirm-mail";
};

/** The profile, signing devices out, the link of a letter. */
export async function accountAction(mall: Client, form: FormData, locale: Locale) {
  const answer = (done: AccountAnswer) => data(done, { status: statusOfAnswer(done) });
  const intent = textOf(form, "intent");
  if (intent === "profile") {
    // The server checks by the same rules.
    const typed = normalized(profileRules, form);
    const sex = sexes.find((one) => one === typed.sex) ?? "";
    const done = await attemptForm(() => mall(setUserInfo, { body: { ...typed, sex } }), locale);
    return answer({ ...done, typed });
  }
  if (intent === "end-session") {
    const params = { sessionId: toId(textOf(form, "sessionId")) ?? 0 };
    const question = { about: "endSession", values: { device: textOf(form, "device") } } as const;
    return answer(
      await askFirst(form, question, () => attemptForm(() => mall(endSession, { params }), locale)),
    );
  }
  if (intent === "end-others") {
    const question = { about: "endOthers", values: { count: textOf(form, "count") } } as const;
    return answer(await askFirst(form, question, () => attemptForm(() => mall(endOtherSessions), locale)));
  }
  const [act, value] = intent.split(":");
  if (act === "recommend") {
    const body = { prodRecommendation: toFlag(value === "1") };
    return answer({
      ...(await attemptForm(() => mall(setRecommended, { body }), locale)),
      intent: "recommend",
    });
  }
  if (intent === "avatar") {
    const body = { avatarUrl: textOf(form, "avatarUrl") };
    return answer({ ...(await attemptForm(() => mall(setAvatar, { body }), locale)), intent });
  }
  if (intent === "confirm-mail") {
    const body = { token: textOf(form, "token") };
    return answer({ ...(await attemptForm(() => mall(confirmMail, { body }), locale)), intent });
  }
  throw data(null, { status: 400 });
}

async function closeStep(mall: Client, form: FormData, locale: Locale): Promise<StepAnswer> {
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

/** Closing the account by a code to the own number, and taking that back. */
export async function closeAction(mall: Client, form: FormData, locale: Locale) {
  const answer = await closeStep(mall, form, locale);
  return data(answer, { status: stepStatus(answer) });
}

/** `typed` is what stood in the form. */
export type MailAnswer = Attempt<null> & { typed?: Record<keyof typeof userMailRules, string> };

/** The mail address: a letter with a link, another one, removing it. */
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

/** The steps to another mobile number: a code to the old one, a code to the new one. */
export async function mobileAction(mall: Client, step: string | null, form: FormData, locale: Locale) {
  const answer = await (step === "new" ? secondStep : firstStep)(mall, form, locale);
  return data(answer, { status: stepStatus(answer) });
}
