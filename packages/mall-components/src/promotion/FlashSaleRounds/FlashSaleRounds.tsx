import { orderLimits } from "@tradehall/mall-rules/limits";
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import { useServerNow } from "../../parts/Countdown/use-server-now.ts";
import * as sale from "../sale-head.css.ts";
import * as css from "./FlashSaleRounds.css.ts";
import { words } from "./FlashSaleRounds.messages.ts";

/** One round of the flash sale. */
export interface FlashSaleRound {
  /** Activity id. */
  id: string;
  /** When it begins, e.g. 10:00 or 明日 10:00. */
  timeText: string;
  /** Its beginning, ms. */
  startsAt: number;
  /** Its end, ms. */
  endsAt: number;
  /** Its goods. */
  href: string;
}
export interface FlashSaleRoundsProps {
  /** Name of the page, its first heading. */
  title: string;
  /** The earliest first; none while they are not known. */
  rounds: readonly FlashSaleRound[];
  /** Id of the round whose goods show. */
  current: string;
  /** Server's now, ms. */
  now: number;
  /** Called when a round begins or ends: its goods stand elsewhere then. */
  onEdge?: () => void;
}

const stateWords = {
  notStarted: flashSaleWords.notStarted,
  inProgress: flashSaleWords.inProgress,
  ended: couponWords.ended,
} as const;

/** The head of the flash sale: what it is, the clock of the round that is open, and all rounds as tabs by their time. */
export function FlashSaleRounds({ title, rounds, current, now, onEdge }: FlashSaleRoundsProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const moment = useServerNow(now);
  // Pieces are the goods' own matter.
  const states = rounds.map(
    (round) => activityStatus({ ...round, left: 1 }, moment) as keyof typeof stateWords,
  );
  const stage = states.join();
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    onEdge?.();
  }, [stage, onEdge]);
  const open = rounds.find((round) => round.id === current);
  const isComing = open !== undefined && moment < open.startsAt;
  return (
    <section className={css.frame}>
      <header className={sale.head}>
        <Stack space="xs">
          <h1 className={sale.title}>{title}</h1>
          <p>{intl.formatMessage(words.line)}</p>
        </Stack>
        {open && open.endsAt > moment && (
          <Inline rowSpace="xs" space="l">
            <b className={css.time}>{intl.formatMessage(words.round, { time: open.timeText })}</b>
            <Countdown
              endsAt={isComing ? open.startsAt : open.endsAt}
              endText={isComing ? "" : undefined}
              label={intl.formatMessage(isComing ? flashSaleWords.coming : flashSaleWords.running)}
              now={now}
              tone="inverse"
            />
          </Inline>
        )}
      </header>
      {rounds.length > 0 && (
        <nav aria-label={intl.formatMessage(words.label)}>
          <ul className={css.tabs}>
            {rounds.map((round, nth) => (
              <li className={css.slot} key={round.id}>
                <Anchor
                  aria-current={round.id === current ? "page" : undefined}
                  className={css.tab}
                  href={round.href}
                >
                  <b className={css.time}>{round.timeText}</b>
                  <span>{intl.formatMessage(stateWords[states[nth] ?? "ended"])}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={css.hint}>
        {intl.formatMessage(words.hint, { minutes: orderLimits.unpaidFlashSaleMs / 60_000 })}
      </p>
    </section>
  );
}
