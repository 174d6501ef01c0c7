import { Button } from "@tradehall/ui/Button";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { useServerNow } from "../../catalog/Countdown/use-server-now.ts";
import * as css from "./LoginForm.css.ts";
import { words } from "./LoginPanel.messages.ts";

export interface CodeButtonProps {
  /** Number typed. */
  mobile: string;
  /** Called to send; without it the button submits the form with `intent=sendCode`. */
  onSend: ((mobile: string) => void) | undefined;
  /** Whether it is being sent. */
  isSending: boolean | undefined;
  /** When the last one was sent, by the server's clock in ms. */
  sentAt: number | undefined;
  /** Least time between two, ms. */
  retryAfterMs: number;
  /** The server's now, ms. */
  now: number;
}

/** 获取验证码, then 重新获取(Ns) until the next may be asked for. */
export function CodeButton({ mobile, onSend, isSending, sentAt, retryAfterMs, now }: CodeButtonProps) {
  const intl = useIntl();
  const readyAt = sentAt === undefined ? now : sentAt + retryAfterMs;
  const current = useServerNow(now, readyAt > now);
  const seconds = Math.max(0, Math.ceil((readyAt - current) / 1000));
  return (
    <span className={css.code}>
      <Button
        isDisabled={seconds > 0}
        isPending={isSending}
        name={onSend ? undefined : "intent"}
        onPress={onSend && (() => onSend(mobile.trim()))}
        size="l"
        type={onSend ? "button" : "submit"}
        value={onSend ? undefined : "sendCode"}
        variant="outline"
        width="full"
      >
        {seconds > 0 ? intl.formatMessage(words.again, { seconds }) : intl.formatMessage(words.getCode)}
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{sentAt === undefined ? "" : intl.formatMessage(words.sent)}</span>
      </VisuallyHidden>
    </span>
  );
}
