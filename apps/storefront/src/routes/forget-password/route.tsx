import { checkPasswordSms } from "@tradehall/api-client/endpoints/account/check-password-sms";
import { sendPasswordSms } from "@tradehall/api-client/endpoints/account/sms/send-password-sms";
import { updatePassword } from "@tradehall/api-client/endpoints/account/update-password";
import { newPasswordRules } from "@tradehall/mall-rules/checks/person";
import { data, redirect } from "react-router-dom";
import { catchNetworkError, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm } from "../../server/attempt.ts";
import { hostFacts } from "../../server/facts.ts";
import { checkedForm, readForm, textOf } from "../../server/form.ts";
import { endedSession, localeOf, mallOf } from "../../server/mall.ts";
import { refusedStep, type StepAnswer, stepStatus, verifyCode } from "../../server/proof-steps.ts";
import { mobileOf, sendCode } from "../../server/send-code.ts";
import { ownAddressOf } from "../../server/session-cookies.ts";
import type { Route } from "./+types/route.ts";
import { ForgetPasswordPage } from "./ForgetPasswordPage.tsx";

const steps: Record<string, 0 | 1 | 2> = { password: 1, done: 2 };

/** Where the sign-in afterwards leads. */
const wantedOf = (request: Request): string =>
  ownAddressOf(new URL(request.url).searchParams.get("redirect"), request);

export const loader = ({ request }: Route.LoaderArgs) => ({
  redirect: wantedOf(request),
  step: steps[new URL(request.url).searchParams.get("step") ?? ""] ?? 0,
  now: Date.now(),
});

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const mall = mallOf(args);
  const locale = localeOf(request);
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const answer = <A extends StepAnswer>(step: A) => data(step, { status: stepStatus(step) });
  if (intent === "sendCode") return answer<StepAnswer>(await sendCode(mall, sendPasswordSms, form, locale));
  if (intent !== "finish") return answer(await verifyCode(mall, checkPasswordSms, form, locale));

  const proof = { mobile: mobileOf(form), flag: textOf(form, "flag") };
  const refuse = (fields: Record<string, string>, message = "") =>
    answer({ ...refusedStep(proof.mobile, fields, message), typed: proof });
  const { values, fields } = checkedForm(form, newPasswordRules, locale);
  if (fields) return refuse(fields);
  const body = {
    mobile: proof.mobile,
    password: values.password,
    checkRegisterSmsFlag: proof.flag,
  };
  const done = await attemptForm(() => mall(updatePassword, { body }), locale);
  if (!done.ok) return refuse(done.error.fields, done.error.message);
  // The server ended every session of the account; this browser may hold one of them.
  return redirect(hrefTo("forget-password", { step: "done", redirect: wantedOf(request) }), {
    headers: endedSession(context.get(hostFacts).isSecure),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorStep);

export default function ForgetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgetPasswordPage {...loaderData} answer={actionData} />;
}
