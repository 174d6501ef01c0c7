import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import * as css from "./Countdown.css.ts";
import { words } from "./Countdown.messages.ts";
import { timeLeft } from "./time-left.ts";
import { useServerNow } from "./use-server-now.ts";

export interface CountdownProps {
  /** The server's now in ms since 1970. */
  now: number;
  /** The end in ms since 1970. */
  endsAt: number;
  /** Words before the time, e.g. 距结束. */
  label?: string;
  /** Words once it is over, shown and read aloud. Default 活动已结束. */
  endText?: string;
  /** What happens at zero, read with the time, e.g. 结束后恢复原价. */
  consequence?: string;
  /** Called once at zero. */
  onEnd?: () => void;
  /** `blocks`: digits in boxes; `text`: plain. Default `blocks`. */
  variant?: "blocks" | "text";
  /** `sale` on a light ground, `inverse` on a sale-coloured one. Default `sale`. */
  tone?: "sale" | "inverse";
}

/** Time left by the server's clock; says once, aloud, that it is over. */
export function Countdown(props: CountdownProps) {
  const { now, endsAt, label, consequence, onEnd, variant = "blocks", tone = "sale" } = props;
  const intl = useIntl();
  const current = useServerNow(now, endsAt > now);
  const left = timeLeft(endsAt - current);
  const hasEnded = useRef(false);
  const wasRunning = useRef(endsAt > now);
  useEffect(() => {
    if (!left.isOver) {
      wasRunning.current = true;
      hasEnded.current = false;
    } else if (wasRunning.current && !hasEnded.current) {
      hasEnded.current = true;
      onEnd?.();
    }
  }, [left.isOver, onEnd]);

  const endText = props.endText ?? intl.formatMessage(words.over);
  const { days, hours, minutes, seconds } = left;
  const look = css.block({ variant, tone });
  return (
    <span className={css.countdown({ tone })}>
      {left.isOver ? (
        <span>{endText}</span>
      ) : (
        <span className={css.line} role="timer">
          {label && <span aria-hidden="true">{label}</span>}
          <VisuallyHidden>
            {intl.formatMessage(words.spoken, { label: label ?? "", days, hours, minutes })} {consequence}
          </VisuallyHidden>
          <span aria-hidden="true" className={css.line} title={consequence}>
            {days > 0 && <span>{intl.formatMessage(words.days, { days })}</span>}
            <span className={look}>{hours}</span>
            <span>:</span>
            <span className={look}>{minutes}</span>
            <span>:</span>
            <span className={look}>{seconds}</span>
          </span>
        </span>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{left.isOver && wasRunning.current ? endText : ""}</span>
      </VisuallyHidden>
    </span>
  );
}
