import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { useServerNow } from "../../parts/Countdown/use-server-now.ts";
import * as css from "./SmsCodeField.css.ts";
import { words } from "./SmsCodeField.messages.ts";

interface CodeButtonProps {
  onSend: (() => void) | undefined;
  isSending: boolean | undefined;
  sentAt: number | undefined;
  retryAfterMs: number;
  now: number;
}

/** 获取验证码, then 重新获取(Ns) until the next may be asked for. */
export function CodeButton({ onSend, isSending, sentAt, retryAfterMs, now }: CodeButtonProps) {
  const intl = useIntl();
  const readyAt = sentAt === undefined ? now : sentAt + retryAfterMs;
  const current = useServerNow(now, readyAt > now);
  const seconds = Math.max(0, Math.ceil((readyAt - current) / 1000));
  return (
    <span className={css.button}>
      <Button
        isDisabled={seconds > 0}
        isPending={isSending}
        name={onSend ? undefined : "intent"}
        onPress={onSend}
        size="l"
        type={onSend ? "button" : "submit"}
        value={onSend ? undefined : "sendCode"}
        variant="outline"
        width="full"
      >
        {seconds > 0 ? intl.formatMessage(words.again, { seconds }) : intl.formatMessage(words.getCode)}
      </Button>
    </span>
  );
}
