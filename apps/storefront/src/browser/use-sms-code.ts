/** Sending a code from a page: the security check first, then the page's own action with `intent=sendCode`. */
import type { SmsCodeSending } from "@tradehall/mall-components/shell/SmsCodeField";
import { useFetcher } from "react-router-dom";
import type { SentCode } from "../server/send-code.ts";
import { useSecurityCheck } from "./use-security-check.ts";

interface SmsCode {
  /** Props of the field. */
  field: Omit<SmsCodeSending, "onSendCode">;
  send: (mobile: string) => void;
  /** What the last try came to; undefined before, and after `forget`. */
  answer: SentCode | undefined;
  forget: () => void;
}

/** `first` is the answer of a page that was sent without scripts; `now` the server's time of the page. */
export function useSmsCode(action: string, now: number, first?: Partial<SentCode>): SmsCode {
  const sending = useFetcher<SentCode>();
  const { check, take } = useSecurityCheck();
  const sent = sending.data?.sentAt === undefined ? first : sending.data;
  const submit = async (mobile: string) => {
    sending.reset();
    const captcha = await take();
    if (captcha === undefined) return;
    await sending.submit({ tab: "mobile", intent: "sendCode", mobile, captcha }, { method: "POST", action });
  };
  return {
    field: {
      now: sent?.sentAt ?? now,
      codeSentAt: sent?.sentAt,
      retryAfterMs: sent?.retryAfterMs,
      isSendingCode: sending.state !== "idle",
      check,
    },
    send: (mobile) => void submit(mobile),
    answer: sending.data,
    forget: () => sending.reset(),
  };
}
