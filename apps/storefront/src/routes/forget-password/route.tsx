import { checkPasswordSms } from "@tradehall/api-client/endpoints/account/check-password-sms";
import { sendPasswordSms } from "@tradehall/api-client/endpoints/account/sms/send-password-sms";
import { updatePassword } from "@tradehall/api-client/endpoints/account/update-password";
import { newPasswordRules } from "@tradehall/mall-rules/checks/person";
import { redirect } from "react-router-dom";
import { catchNetworkError, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { endedSession } from "../../server/mall.ts";
import { proofAction } from "../../server/proof-action.ts";
import { verifyCode } from "../../server/proof-steps.ts";
import { sendCode } from "../../server/send-code.ts";
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

export const action = (args: Route.ActionArgs) =>
  proofAction(args, {
    send: (mall, form, locale) => sendCode(mall, sendPasswordSms, form, locale),
    verify: (mall, form, locale) => verifyCode(mall, checkPasswordSms, form, locale),
    rules: newPasswordRules,
    kept: () => ({}),
    finish: (mall, { password }, { mobile, flag }) =>
      mall(updatePassword, { body: { mobile, password, checkRegisterSmsFlag: flag } }),
    // The server ended every session of the account; this browser may hold one of them.
    done: (_, isSecure) =>
      redirect(hrefTo("forget-password", { step: "done", redirect: wantedOf(args.request) }), {
        headers: endedSession(isSecure),
      }),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorStep);

export default function ForgetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgetPasswordPage {...loaderData} answer={actionData} />;
}
