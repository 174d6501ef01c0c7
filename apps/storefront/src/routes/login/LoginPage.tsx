import { LoginPanel, type LoginTab } from "@tradehall/mall-components/shell/LoginPanel";
import { useState } from "react";
import { useFetcher, useNavigation, useSubmit } from "react-router-dom";
import { toLoginBranding } from "../../adapters/shell.ts";
import { useShell } from "../../browser/use-shell.ts";

interface Answer {
  tab: LoginTab;
  mobile: string;
  userName: string;
  fields: Record<string, string>;
  message: string;
  sentAt: number | undefined;
  retryAfterMs: number | undefined;
}

interface LoginPageProps {
  redirect: string;
  tab: LoginTab;
  now: number;
  notice: string | undefined;
  answer: Answer | undefined;
}

export function LoginPage({ redirect, tab: start, now, notice, answer }: LoginPageProps) {
  const { branding, brand } = useShell();
  const [tab, setTab] = useState<LoginTab>(answer?.tab ?? start);
  const sending = useFetcher<Answer>();
  const submit = useSubmit();
  const navigation = useNavigation();
  const latest = sending.data ?? answer;
  const sent = sending.data?.sentAt === undefined ? answer : sending.data;
  return (
    <LoginPanel
      branding={toLoginBranding(branding, brand)}
      tab={tab}
      onTabChange={setTab}
      tabHref={(to) => `/login?tab=${to}&redirect=${encodeURIComponent(redirect)}`}
      action="/login"
      redirect={redirect}
      {...(notice ? { notice } : {})}
      values={{ userName: answer?.userName ?? "", mobile: latest?.mobile ?? "" }}
      errors={{ ...answer?.fields, ...sending.data?.fields }}
      {...(latest?.message ? { formError: latest.message } : {})}
      isPending={navigation.state !== "idle"}
      onSubmit={(_, event) => {
        event.preventDefault();
        sending.reset();
        void submit(event.currentTarget);
      }}
      onSendCode={(mobile) =>
        void sending.submit(
          { tab: "mobile", intent: "sendCode", mobile, redirect },
          { method: "POST", action: "/login" },
        )
      }
      isSendingCode={sending.state !== "idle"}
      {...(sent?.sentAt === undefined ? {} : { codeSentAt: sent.sentAt })}
      {...(sent?.retryAfterMs === undefined ? {} : { retryAfterMs: sent.retryAfterMs })}
      now={sent?.sentAt ?? now}
    />
  );
}
