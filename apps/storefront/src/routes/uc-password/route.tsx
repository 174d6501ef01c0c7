import { updateOwnPassword } from "@tradehall/api-client/endpoints/account/update-own-password";
import { newPasswordRules } from "@tradehall/mall-rules/checks/person";
import { data } from "react-router-dom";
import { catchNetworkError, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { endedSession } from "../../server/mall.ts";
import { checkOwnCode, sendOwnCode } from "../../server/own-code.ts";
import { type ProofAnswer, proofAction } from "../../server/proof-action.ts";
import { refusedStep } from "../../server/proof-steps.ts";
import type { Route } from "./+types/route.ts";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";

export const loader = ({ request }: Route.LoaderArgs) => ({
  step: new URL(request.url).searchParams.get("step") === "password" ? (1 as const) : (0 as const),
  now: Date.now(),
});

export const action = (args: Route.ActionArgs) =>
  proofAction(args, {
    send: (mall, form, locale) => sendOwnCode(mall, "password", form, locale),
    verify: (mall, form, locale) => checkOwnCode(mall, "password", form, locale),
    rules: newPasswordRules,
    kept: () => ({}),
    finish: (mall, { password }, { flag }) =>
      mall(updateOwnPassword, { body: { password, checkRegisterSmsFlag: flag } }),
    done: (_, isSecure) => {
      const answer: ProofAnswer = { ...refusedStep("", {}), isDone: true };
      return data(answer, { headers: endedSession(isSecure) });
    },
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorStep);

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} answer={actionData} />;
}
