import { checkRegisterSms } from "@tradehall/api-client/endpoints/account/check-register-sms";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { register } from "@tradehall/api-client/endpoints/account/register";
import { sendRegisterSms } from "@tradehall/api-client/endpoints/account/sms/send-register-sms";
import { newAccountRules } from "@tradehall/mall-rules/checks/person";
import { data, redirect } from "react-router-dom";
import { catchNetworkError, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm } from "../../server/attempt.ts";
import { hostFacts } from "../../server/facts.ts";
import { checkedForm, readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf, tokenOf } from "../../server/mall.ts";
import { refusedStep, type StepAnswer, stepStatus, verifyCode } from "../../server/proof-steps.ts";
import { mobileOf, sendCode } from "../../server/send-code.ts";
import { ownAddressOf } from "../../server/session-cookies.ts";
import { startedSession } from "../../server/started-session.ts";
import type { Route } from "./+types/route.ts";
import { RegisterPage } from "./RegisterPage.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { request } = args;
  const search = new URL(request.url).searchParams;
  const wanted = ownAddressOf(search.get("redirect"), request);
  const step = search.get("step");
  const now = Date.now();
  if (!tokenOf(request)) {
    if (step === "done") throw redirect(hrefTo("register"));
    return { redirect: wanted, step: step === "account" ? (1 as const) : (0 as const), now };
  }
  const { userInfo } = await load(() => mallOf(args)(getUserInfo));
  if (step !== "done") throw redirect(wanted);
  // Who is bound to no shop yet has nowhere to buy (Spec §4).
  return { redirect: userInfo.shopId === null ? hrefTo("landing") : wanted, step: 2 as const, now };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const mall = mallOf(args);
  const locale = localeOf(request);
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const answer = <A extends StepAnswer>(step: A) => data(step, { status: stepStatus(step) });
  if (intent === "sendCode") return answer<StepAnswer>(await sendCode(mall, sendRegisterSms, form, locale));
  if (intent !== "finish") return answer(await verifyCode(mall, checkRegisterSms, form, locale));

  const proof = { mobile: mobileOf(form), flag: textOf(form, "flag") };
  const { values, fields } = checkedForm(form, newAccountRules, locale);
  const { userName, password, agreement } = values;
  const refuse = (words: Record<string, string>, message = "") =>
    answer({ ...refusedStep(proof.mobile, words, message), typed: { ...proof, userName, agreement } });
  if (fields) return refuse(fields);
  const body = { userName, password, mobile: proof.mobile, checkRegisterSmsFlag: proof.flag };
  const made = await attemptForm(() => mall(register, { body }), locale);
  if (!made.ok) return refuse(made.error.fields, made.error.message);
  const wanted = ownAddressOf(new URL(request.url).searchParams.get("redirect"), request);
  return redirect(hrefTo("register", { step: "done", redirect: wanted }), {
    headers: startedSession(made.data, context.get(hostFacts).isSecure),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorStep);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} answer={actionData} />;
}
