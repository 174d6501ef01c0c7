import { updateOwnPassword } from "@tradehall/api-client/endpoints/account/update-own-password";
import { newPasswordRules } from "@tradehall/mall-rules/checks/person";
import { data } from "react-router-dom";
import { catchNetworkError, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { attemptForm } from "../../server/attempt.ts";
import { hostFacts } from "../../server/facts.ts";
import { checkedForm, readForm, textOf } from "../../server/form.ts";
import { endedSession, localeOf, mallOf } from "../../server/mall.ts";
import { checkOwnCode, sendOwnCode } from "../../server/own-code.ts";
import { refusedStep, type StepAnswer, stepStatus } from "../../server/proof-steps.ts";
import type { Route } from "./+types/route.ts";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";

export const loader = ({ request }: Route.LoaderArgs) => ({
  isSecondStep: new URL(request.url).searchParams.get("step") === "password",
  now: Date.now(),
});

interface Answer extends StepAnswer {
  /** The proof of a refused new password. */
  flag?: string;
  isDone?: boolean;
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const mall = mallOf(args);
  const locale = localeOf(request);
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const answer = (step: Answer, headers?: Headers) =>
    data(step, { status: stepStatus(step), ...(headers ? { headers } : {}) });

  if (intent === "sendCode") return answer(await sendOwnCode(mall, "password", form, locale));
  if (intent !== "finish") return answer(await checkOwnCode(mall, "password", form, locale));
  const flag = textOf(form, "flag");
  const { values, fields } = checkedForm(form, newPasswordRules, locale);
  if (fields) return answer({ ...refusedStep("", fields), flag });
  const body = { password: values.password, checkRegisterSmsFlag: flag };
  const done = await attemptForm(() => mall(updateOwnPassword, { body }), locale);
  if (!done.ok) return answer({ ...refusedStep("", done.error.fields, done.error.message), flag });
  return answer({ ...refusedStep("", {}), isDone: true }, endedSession(context.get(hostFacts).isSecure));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorStep);

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} answer={actionData} />;
}
