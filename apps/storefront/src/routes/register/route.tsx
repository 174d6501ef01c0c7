import { checkRegisterSms } from "@tradehall/api-client/endpoints/account/check-register-sms";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { register } from "@tradehall/api-client/endpoints/account/register";
import { sendRegisterSms } from "@tradehall/api-client/endpoints/account/sms/send-register-sms";
import { newAccountRules } from "@tradehall/mall-rules/checks/person";
import { redirect } from "react-router-dom";
import { catchNetworkError, networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { load, mallOf, tokenOf } from "../../server/mall.ts";
import { proofAction } from "../../server/proof-action.ts";
import { verifyCode } from "../../server/proof-steps.ts";
import { sendCode } from "../../server/send-code.ts";
import { ownAddressOf } from "../../server/session-cookies.ts";
import { startedSession } from "../../server/started-session.ts";
import type { Route } from "./+types/route.ts";
import { RegisterPage } from "./RegisterPage.tsx";

/** Where the buyer goes afterwards. */
const wantedOf = (request: Request): string =>
  ownAddressOf(new URL(request.url).searchParams.get("redirect"), request);

export async function loader(args: Route.LoaderArgs) {
  const { request } = args;
  const wanted = wantedOf(request);
  const step = new URL(request.url).searchParams.get("step");
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

export const action = (args: Route.ActionArgs) =>
  proofAction(args, {
    send: (mall, form, locale) => sendCode(mall, sendRegisterSms, form, locale),
    verify: (mall, form, locale) => verifyCode(mall, checkRegisterSms, form, locale),
    rules: newAccountRules,
    kept: ({ userName, agreement }) => ({ userName, agreement }),
    finish: (mall, { userName, password }, { mobile, flag }) =>
      mall(register, { body: { userName, password, mobile, checkRegisterSmsFlag: flag } }),
    done: (session, isSecure) =>
      redirect(hrefTo("register", { step: "done", redirect: wantedOf(args.request) }), {
        headers: startedSession(session, isSecure),
      }),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorStep);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} answer={actionData} />;
}
