import { signIn } from "@tradehall/api-client/endpoints/session/sign-in";
import { signInWithSms } from "@tradehall/api-client/endpoints/session/sign-in-with-sms";
import { signOut } from "@tradehall/api-client/endpoints/session/sign-out";
import { sendLoginSms } from "@tradehall/api-client/endpoints/sms/send-login-sms";
import { checkMobile, checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { isBlank, toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { data, redirect } from "react-router-dom";
import { titleOf } from "../../browser/page-title.ts";
import { attempt } from "../../server/attempt.ts";
import { hostFacts } from "../../server/facts.ts";
import { refusedFields, textOf } from "../../server/form.ts";
import { endedSession, localeOf, mallOf } from "../../server/mall.ts";
import { ownAddress, sessionEndOf, startedSession } from "../../server/session-cookies.ts";
import type { Route } from "./+types/route.ts";
import { LoginPage } from "./LoginPage.tsx";

export const meta = titleOf("login");

export const loader = ({ request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams;
  return {
    redirect: ownAddress(search.get("redirect"), request),
    tab: search.get("tab") === "mobile" ? ("mobile" as const) : ("account" as const),
    now: Date.now(),
    notice: sessionEndOf(request)?.[localeOf(request)],
  };
};

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { isSecure } = context.get(hostFacts);
  const mall = mallOf(args);
  if (new URL(request.url).searchParams.get("intent") === "signOut") {
    // The browser's side of the session ends even when the server cannot be reached.
    await attempt(() => mall(signOut));
    return redirect("/login?because=signedOut", { headers: endedSession(isSecure) });
  }
  const form = await request.formData();
  const locale = localeOf(request);
  const tab = form.get("tab") === "mobile" ? "mobile" : "account";
  const mobile = toHalfWidth(textOf(form, "mobile")).trim();
  const userName = toHalfWidth(textOf(form, "userName")).trim();
  const values = { tab, mobile, userName } as const;
  const refuse = (fields: Record<string, string>, message = "") =>
    data({ ...values, fields, message, sentAt: undefined, retryAfterMs: undefined }, { status: 400 });

  if (form.get("intent") === "sendCode") {
    const fields = refusedFields({ mobile: checkMobile(mobile) }, locale);
    if (fields) return refuse(fields);
    const sent = await attempt(() => mall(sendLoginSms, { body: { mobile } }));
    if (!sent.ok) return refuse(sent.error.fields, sent.error.message);
    return data({
      ...values,
      fields: {},
      message: "",
      sentAt: Date.now(),
      retryAfterMs: sent.data.retryAfterMs,
    });
  }

  const passWord = textOf(form, "passWord");
  const validCode = toHalfWidth(textOf(form, "validCode")).trim();
  const required = { reason: "required" } as const;
  const fields = refusedFields(
    tab === "mobile"
      ? { mobile: checkMobile(mobile), validCode: checkSmsCode(validCode) }
      : {
          userName: isBlank(userName) ? required : undefined,
          passWord: passWord === "" ? required : undefined,
        },
    locale,
  );
  if (fields) return refuse(fields);
  const signedIn = await attempt(() =>
    tab === "mobile"
      ? mall(signInWithSms, { body: { mobile, validCode } })
      : mall(signIn, { body: { userName, passWord } }),
  );
  if (!signedIn.ok) return refuse(signedIn.error.fields, signedIn.error.message);
  return redirect(ownAddress(textOf(form, "redirect"), request), {
    headers: startedSession(signedIn.data, isSecure),
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} answer={actionData} />;
}
