import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useServerNow } from "../../catalog/Countdown/use-server-now.ts";
import type { EntryWay } from "../EntrySteps/index.ts";
import * as css from "./EntryDone.css.ts";
import { words } from "./EntryDone.messages.ts";

export interface EntryDoneProps {
  /** Which way has been gone. */
  way: EntryWay;
  /** Time until the page moves on, ms. */
  waitMs: number;
  /** Where it moves to. */
  href: string;
  /** Called once when the time is over. */
  onEnd?: () => void;
}

/** Last step: it worked, and where the way goes on by itself. */
export function EntryDone({ way, waitMs, href, onEnd }: EntryDoneProps) {
  const intl = useIntl();
  const passedMs = useServerNow(0, waitMs > 0);
  const seconds = Math.max(0, Math.ceil((waitMs - passedMs) / 1_000));
  const hasEnded = useRef(false);
  useEffect(() => {
    if (seconds > 0 || hasEnded.current) return;
    hasEnded.current = true;
    onEnd?.();
  }, [seconds, onEnd]);
  const isRegister = way === "register";
  return (
    <div className={css.done}>
      <span className={css.mark}>
        <Icon as={SuccessIcon} size="xl" tone="success" />
      </span>
      <div role="status">
        <h2 className={css.title}>{intl.formatMessage(words[way])}</h2>
      </div>
      <p className={css.next}>
        {intl.formatMessage(isRegister ? words.registerNext : words.passwordNext, { seconds })}
      </p>
      <ButtonLink href={href} size="l">
        {intl.formatMessage(isRegister ? words.enter : words.signIn)}
      </ButtonLink>
    </div>
  );
}
