/** Loader and action of /login and /login-old. Server only. */

import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { signInWithSms } from "@tradehall/api-client/endpoints/account/session/sign-in-with-sms";
import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import type { LoginTab } from "@tradehall/mall-components/entry/LoginPanel";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { signInRules } from "@tradehall/mall-rules/checks/person";
import { data, type LoaderFunctionArgs, redirect } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import { cookieNames, cookieText } from "../../isomorphic/cookies.ts";
import { ownAddress } from "../../isomorphic/sign-in-address.ts";
import { attempt, attemptForm } from "../../server/attempt.ts";
import { statusOfError } from "../../server/error-status.ts";
import { hostFacts } from "../../server/facts.ts";
import { checkedForm, readForm, textOf } from "../../server/form.ts";
import { languageOf } from "../../server/languages.ts";
import { endedSession, load, localeOf, mallOf, tokenOf } from "../../server/mall.ts";
import { sendCode } from "../../server/send-code.ts";
import { ownAddressOf, sessionEndOf } from "../../server/session-cookies.ts";
import { startedSession } from "../../server/started-session.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

const tabOf = (wanted: unknown): LoginTab => (wanted === "mobile" || wanted === "qr" ? wanted : "account");

export async function loginLoader(args: Args) {
  const { request } = args;
  const search = new URL(request.url).searchParams;
  const wanted = ownAddressOf(search.get("redirect"), request);
  const end = sessionEndOf(request);
  // Whom a call sent here stays, or the page that made the call would send them back for ever.
  if (tokenOf(request) && !end) {
    // Who is in already goes on; a session that has ended is cleared on the way and comes back here.
    await load(() => mallOf(args)(getUserInfo));
    throw redirect(wanted);
  }
  return {
    redirect: wanted,
    tab: tabOf(search.get("tab")),
    now: Date.now(),
    notice: end?.[localeOf(request)],
  };
}

export async function loginAction(args: Args) {
  const { request, context } = args;
  const { isSecure } = context.get(hostFacts);
  const mall = mallOf(args);
  const intent = new URL(request.url).searchParams.get("intent");
  if (intent === "signOut") {
    // The browser's side of the session ends even when the server cannot be reached.
    await attempt(() => mall(signOut));
    return redirect(hrefTo("login", { because: "signedOut" }), { headers: endedSession(isSecure) });
  }
  const form = await readForm(request);
  if (intent === "language") {
    const language = cookieText(cookieNames.language, languageOf(textOf(form, "locale")), { isSecure });
    const back = ownAddress(textOf(form, "back"), new URL(request.url).origin);
    return redirect(back, { headers: { "Set-Cookie": language } });
  }
  const locale = localeOf(request);
  const tab = form.get("tab") === "mobile" ? ("mobile" as const) : ("account" as const);
  const typed = normalized({ ...signInRules.account, ...signInRules.mobile }, form);
  const { mobile, userName, passWord, validCode } = typed;
  const values = { tab, mobile, userName };
  const refuse = (fields: Record<string, string>, message = "", status = 400) =>
    data({ ...values, fields, message, sentAt: undefined, retryAfterMs: undefined }, { status });

  if (form.get("intent") === "sendCode") {
    const sent = await sendCode(mall, sendLoginSms, form, locale);
    return data({ ...values, ...sent }, { status: sent.sentAt === undefined ? 400 : 200 });
  }
  const { fields } = checkedForm<string>(form, signInRules[tab], locale);
  if (fields) return refuse(fields);
  const captcha = textOf(form, "captcha");
  const signedIn = await attemptForm(
    () =>
      tab === "mobile"
        ? mall(signInWithSms, { body: { mobile, validCode } })
        : mall(signIn, { body: { userName, passWord, ...(captcha ? { captcha } : {}) } }),
    locale,
  );
  if (!signedIn.ok) {
    const { error } = signedIn;
    return refuse(error.fields, error.message, statusOfError(error));
  }
  // Who is about to lose the account is offered to keep it.
  const target = signedIn.data.isClosing
    ? hrefTo("uc-account", { part: "close" })
    : ownAddressOf(textOf(form, "redirect"), request);
  return redirect(target, {
    headers: startedSession(signedIn.data, isSecure),
  });
}
