import { toLoginBranding } from "@tradehall/mall-adapters/shell";
import { LoginPanel, type LoginTab } from "@tradehall/mall-components/entry/LoginPanel";
import { brandNames } from "@tradehall/mall-rules/words";
import { type FormEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router-dom";
import type { MallError } from "../../adapters/mall-error.ts";
import { useSecurityCheck } from "../../browser/auth/use-security-check.ts";
import { useSmsCode } from "../../browser/auth/use-sms-code.ts";
import { networkErrorStep } from "../../browser/forms/catch-network-error.ts";
import { signInDraft, useDraft } from "../../browser/forms/use-draft.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import type { SentCode } from "../../server/send-code.ts";
import { useLoginCode } from "./use-login-code.ts";

const nothingTyped = { userName: "", mobile: "" };

interface LoginPageProps {
  /** The page that it is: where the forms post. */
  page: "login" | "login-old";
  /** `plain`: the account form alone. */
  variant?: "full" | "plain";
  redirect: string;
  tab: LoginTab;
  now: number;
  notice: string | undefined;
  answer: (SentCode & { tab: LoginTab; userName: string }) | undefined;
}

/** A sign-in that found no way to the server: both fields still hold what was typed. */
export const networkErrorSignIn = (error: MallError) => ({
  ...networkErrorStep(error),
  tab: "account" as const,
  userName: "",
});

export function LoginPage(props: LoginPageProps) {
  const { page, variant, redirect, now, notice, answer } = props;
  // The page that comes back after a refusal knows the way on from its own address.
  const wayOn = { redirect: redirect === hrefTo("home") ? undefined : redirect };
  const action = hrefTo(page, wayOn);
  const { branding, brand } = useShell();
  const [tab, setTab] = useState<LoginTab>(answer?.tab ?? props.tab);
  const sms = useSmsCode(action, now, answer, tab);
  const captcha = useSecurityCheck();
  // A new document: nothing of the visitor's pages may stay.
  const qr = useLoginCode(tab === "qr", () => window.location.assign(redirect));
  const [typed, keepTyped] = useDraft(signInDraft, nothingTyped);
  const submit = useSubmit();
  const navigation = useNavigation();
  const isCaptchaDue = answer?.fields.captcha !== undefined;
  const latest = sms.answer ?? answer;

  const send = async (sentTab: LoginTab, form: HTMLFormElement) => {
    const fields = new FormData(form);
    if (sentTab === "account" && isCaptchaDue) {
      const payload = await captcha.take();
      if (payload === undefined) return;
      fields.set("captcha", payload);
    }
    sms.forget();
    await submit(fields, { method: "POST", action });
  };
  return (
    <LoginPanel
      branding={toLoginBranding(branding, brandNames[brand])}
      {...(variant ? { variant } : {})}
      tab={tab}
      onTabChange={setTab}
      tabHref={(to) => hrefTo("login", { tab: to, ...wayOn })}
      action={action}
      redirect={redirect}
      forgetHref={hrefTo("forget-password", wayOn)}
      registerHref={hrefTo("register", wayOn)}
      {...(notice ? { notice } : {})}
      values={{
        userName: typed.userName || answer?.userName || "",
        mobile: typed.mobile || latest?.mobile || "",
      }}
      onType={(change) => keepTyped({ ...typed, ...change })}
      errors={sms.errors}
      {...(latest?.message ? { formError: latest.message } : {})}
      isPending={navigation.state !== "idle" || (tab === "account" && captcha.check.state === "working")}
      onSubmit={(sentTab, event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(sentTab, event.currentTarget);
      }}
      onSendCode={sms.send}
      onCheck={() => void captcha.solve()}
      {...sms.field}
      check={tab === "account" ? captcha.check : sms.field.check}
      qr={qr}
    />
  );
}
