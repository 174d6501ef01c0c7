/** Sending a code from a page: the security check first, then the page's own action with `intent=sendCode`. */
import type { SmsCodeSending } from "@tradehall/mall-components/forms/SmsCodeField";
import { useMemo, useRef } from "react";
import { useFetcher } from "react-router-dom";
import type { SentCode } from "../../server/send-code.ts";
import { useSecurityCheck } from "./use-security-check.ts";

interface SmsCode {
  /** Props of the field. */
  field: Omit<SmsCodeSending, "onSendCode">;
  send: (mobile: string) => void;
  /** What the last try came to; undefined before, and after `forget`. */
  answer: SentCode | undefined;
  /** What is wrong with the page's form and with the code: the same object while nothing new came, for the focus. */
  errors: Record<string, string>;
  forget: () => void;
}

/**
 * `first` is the answer of a page that was sent without scripts; `now` the server's time of the page. `place` names
 * where the field is: shown again in another, its countdown goes on instead of beginning again.
 */
export function useSmsCode(action: string, now: number, first?: Partial<SentCode>, place = ""): SmsCode {
  const sending = useFetcher<SentCode>();
  const { check, take } = useSecurityCheck();
  const sent = sending.data?.sentAt === undefined ? first : sending.data;
  /** The last code that left, and when the page heard of it: a form sent meanwhile forgets the words, not the wait. */
  const last = useRef<{ sentAt: number; retryAfterMs: number | undefined; heardMs: number }>(undefined);
  if (sent?.sentAt !== undefined && sent.sentAt !== last.current?.sentAt)
    last.current = { sentAt: sent.sentAt, retryAfterMs: sent.retryAfterMs, heardMs: performance.now() };
  const { sentAt, retryAfterMs } = last.current ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what makes it count again.
  const shownNow = useMemo(
    () => (last.current ? last.current.sentAt + performance.now() - last.current.heardMs : now),
    [sentAt, now, place],
  );
  const [ofPage, ofCode] = [first?.fields, sending.data?.fields];
  const errors = useMemo(() => ({ ...ofPage, ...ofCode }), [ofPage, ofCode]);
  const submit = async (mobile: string) => {
    sending.reset();
    const captcha = await take();
    if (captcha === undefined) return;
    await sending.submit({ tab: "mobile", intent: "sendCode", mobile, captcha }, { method: "POST", action });
  };
  return {
    field: {
      now: shownNow,
      codeSentAt: sentAt,
      retryAfterMs,
      isSendingCode: sending.state !== "idle",
      check,
    },
    send: (mobile) => void submit(mobile),
    answer: sending.data,
    errors,
    forget: () => sending.reset(),
  };
}
