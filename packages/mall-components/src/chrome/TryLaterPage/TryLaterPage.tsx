import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { ClockIcon, GroupIcon } from "@tradehall/ui/Icon";
import { Spinner } from "@tradehall/ui/Spinner";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useServerNow } from "../../parts/Countdown/use-server-now.ts";
import { StatusPage } from "../StatusPage/StatusPage.tsx";
import * as css from "./TryLaterPage.css.ts";
import { words } from "./TryLaterPage.messages.ts";

export interface TryLaterPageProps {
  /** This visitor asked too often, or the mall is busy with all of them. */
  reason: "tooOften" | "busy";
  /** Time until the page tries again by itself, ms; 0 leaves it to the button. Counts once: a new wait needs a new `key`. */
  waitMs: number;
  /** A try is on its way. */
  isRetrying?: boolean;
  /** Called when the time is over, and by the button. */
  onRetry: () => void;
  /** Is alone in the window, without the mall's head and foot. */
  isAlone?: boolean;
}

/** What a page shows that may be asked for again in a moment (A00015, A00016): why, how long, and the way on. */
export function TryLaterPage({ reason, waitMs, isRetrying = false, onRetry, isAlone }: TryLaterPageProps) {
  const intl = useIntl();
  const isAutomatic = waitMs > 0;
  const passedMs = useServerNow(0, isAutomatic);
  const seconds = Math.max(0, Math.ceil((waitMs - passedMs) / 1_000));
  const left =
    seconds > 60
      ? intl.formatMessage(words.nextMinutes, { minutes: Math.ceil(seconds / 60) })
      : intl.formatMessage(words.next, { seconds });
  const hasEnded = useRef(false);
  useEffect(() => {
    if (!isAutomatic || seconds > 0 || hasEnded.current) return;
    hasEnded.current = true;
    onRetry();
  }, [isAutomatic, seconds, onRetry]);
  const isUnderWay = isRetrying || (isAutomatic && seconds === 0);
  return (
    <StatusPage
      action={
        <ButtonLink
          // Without a script: the page itself.
          href=""
          onClick={(event) => {
            event.preventDefault();
            if (!isUnderWay) onRetry();
          }}
        >
          {intl.formatMessage(words.retry)}
        </ButtonLink>
      }
      isAlone={isAlone}
      mark={reason === "busy" ? GroupIcon : ClockIcon}
      text={intl.formatMessage(reason === "busy" ? words.busyText : words.tooOftenText)}
      title={intl.formatMessage(words[reason])}
    >
      {isUnderWay ? (
        <span className={css.next({})} role="status">
          <Spinner size="s" />
          {intl.formatMessage(words.retrying)}
        </span>
      ) : (
        <span className={css.next({ isOver: !isAutomatic })} role={isAutomatic ? "timer" : "status"}>
          {isAutomatic ? left : intl.formatMessage(words.spent)}
        </span>
      )}
    </StatusPage>
  );
}
