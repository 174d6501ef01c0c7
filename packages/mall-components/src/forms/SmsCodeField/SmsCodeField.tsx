import { smsLimits } from "@tradehall/mall-rules/limits";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { SecurityCheck, type SecurityCheckState } from "../SecurityCheck/index.ts";
import { CodeButton } from "./CodeButton.tsx";
import * as css from "./SmsCodeField.css.ts";
import { words } from "./SmsCodeField.messages.ts";

/** What sending a code looks like from the page. */
export interface SmsCodeSending {
  /** Sends a code; without it the button submits its form with `intent=sendCode`. */
  onSendCode?: (() => void) | undefined;
  /** Whether it is being sent. */
  isSendingCode?: boolean | undefined;
  /** When the last one was sent, by the server's clock in ms. */
  codeSentAt?: number | undefined;
  /** Least time between two, ms. Default the limit of the mall. */
  retryAfterMs?: number | undefined;
  /** The server's now, ms; the countdown starts from it. */
  now: number;
  /** The security check before each code; it starts by itself when a code is asked for. */
  check?: { state: SecurityCheckState; progress: number } | undefined;
}

/** The code of a text message: field, 获取验证码 with its countdown, and the security check while it works. */
export function SmsCodeField(props: SmsCodeSending) {
  const { onSendCode, codeSentAt, retryAfterMs = smsLimits.intervalMs, now, check } = props;
  const intl = useIntl();
  const isChecking = check?.state === "working";
  const isStopped = check?.state === "failed";
  const minutes = smsLimits.lifetimeMs / 60_000;
  return (
    <div className={css.block}>
      <div className={css.row}>
        <TextField
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          label={intl.formatMessage(words.code)}
          name="validCode"
          placeholder={intl.formatMessage(words.codeHint)}
          size="l"
        />
        <CodeButton
          isSending={props.isSendingCode || isChecking}
          now={now}
          onSend={onSendCode}
          retryAfterMs={retryAfterMs}
          sentAt={codeSentAt}
        />
      </div>
      {isChecking || isStopped ? (
        <SecurityCheck onStart={onSendCode} progress={check.progress} state={check.state} />
      ) : (
        <span aria-live="polite" className={css.note} data-sent={codeSentAt !== undefined || undefined}>
          {codeSentAt !== undefined && intl.formatMessage(words.sent, { minutes })}
        </span>
      )}
    </div>
  );
}
