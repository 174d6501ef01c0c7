import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { entryWords } from "../../messages/entry.messages.ts";
import { useServerNow } from "../../parts/Countdown/use-server-now.ts";
import type { EntryWay } from "../EntrySteps/index.ts";
import * as css from "./EntryDone.css.ts";
import { words } from "./EntryDone.messages.ts";

const passwordWords = [words.passwordNext, words.signIn] as const;
/** What comes next by itself, and the link that leads there at once. */
const nextOf = {
  register: [words.registerNext, words.enter],
  forgot: passwordWords,
  change: passwordWords,
  mobile: [words.mobileNext, entryWords.toAccount],
} as const;

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
  const [next, link] = nextOf[way];
  return (
    <div className={css.done}>
      <span className={css.mark}>
        <Icon as={SuccessIcon} size="xl" tone="success" />
      </span>
      <div role="status">
        <h2 className={css.title}>{intl.formatMessage(words[way])}</h2>
      </div>
      <Text as="p" size="inherit" tone="muted" isNumeric>
        {intl.formatMessage(next, { seconds })}
      </Text>
      <ButtonLink href={href} size="l">
        {intl.formatMessage(link)}
      </ButtonLink>
    </div>
  );
}
