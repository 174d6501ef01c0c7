import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import { useServerNow } from "../../parts/Countdown/use-server-now.ts";
import * as css from "./BlockCountdown.css.ts";

export interface BlockCountdownProps {
  /** What ends, e.g. 年终五金节 距结束. */
  title: string;
  /** The server's now in ms since 1970. */
  now: number;
  /** The end in ms since 1970. */
  endsAt: number;
  /** Words once it is over; "" for the usual ones. */
  endText: string;
  /** What it is about. */
  href?: string | undefined;
}

/** Block: time left by the server's clock; once it is over it says only that, and leads nowhere. */
export function BlockCountdown({ title, now, endsAt, endText, href }: BlockCountdownProps) {
  const intl = useIntl();
  const isOver = useServerNow(now, endsAt > now) >= endsAt;
  return (
    <div className={css.strip}>
      {!isOver && <strong className={css.title}>{title}</strong>}
      <Countdown endsAt={endsAt} now={now} tone="inverse" {...(endText === "" ? {} : { endText })} />
      {href && !isOver && (
        <ButtonLink
          aria-label={`${intl.formatMessage(listWords.browse)} ${title}`}
          href={href}
          size="s"
          tone="neutral"
          variant="outline"
        >
          {intl.formatMessage(listWords.browse)}
        </ButtonLink>
      )}
    </div>
  );
}
