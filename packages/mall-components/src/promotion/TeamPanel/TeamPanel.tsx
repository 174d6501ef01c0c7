import { byPlace } from "@tradehall/ui/by-place";
import { Inline } from "@tradehall/ui/Inline";
import { useId } from "react";
import { useIntl } from "react-intl";
import { groupWords } from "../../messages/group.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import type { TeamView } from "../team-view.ts";
import { MemberMark } from "./MemberMark.tsx";
import { type ShareLink, ShareTeam } from "./ShareTeam.tsx";
import * as css from "./TeamPanel.css.ts";
import { words } from "./TeamPanel.messages.ts";

export interface TeamPanelProps {
  /** The team with its members. */
  team: TeamView;
  /** The server's now, ms. */
  now: number;
  /** Where others can join, while they can; absent: nothing to share. */
  share?: ShareLink;
  /** The product is sold in teams no more: its readers can neither join nor open one. */
  isOver?: boolean;
  /** Called when its time is over. */
  onEnd?: () => void;
}

const hints = {
  forming: [words.hint, words.ownHint],
  full: [words.fullHint, words.ownHint],
  filled: [words.filledHint, words.ownFilledHint],
  failed: [words.failedHint, words.ownFailedHint],
} as const;

/** One team: who is in it, how many it lacks, how long, and what its reader can do. */
export function TeamPanel({ team, now, share, isOver = false, onEnd }: TeamPanelProps) {
  const { size, placesLeft, members, endsAt } = team;
  const intl = useIntl();
  const id = useId();
  const isForming = team.status === "forming";
  const state = isForming && placesLeft === 0 ? "full" : team.status;
  const isOwn = members.some((member) => member.isOwn);
  const [hintOfOthers, ownHint] = hints[state];
  const hint = isOwn
    ? isOver && isForming
      ? words.ownOverHint
      : ownHint
    : isOver
      ? words.overHint
      : hintOfOthers;
  const free = isForming ? Array.from({ length: placesLeft }, (_, nth) => nth) : [];
  return (
    <section aria-labelledby={id} className={css.panel}>
      <Inline rowSpace="xs" space="l" alignY="baseline">
        <h2 className={css.title} id={id}>
          {intl.formatMessage(words[state], { size, count: placesLeft })}
        </h2>
        {isForming && (isOwn || !isOver) && (
          <Countdown
            consequence={intl.formatMessage(groupWords.refundedThen)}
            endsAt={endsAt}
            endText={intl.formatMessage(words.failed, { size })}
            label={intl.formatMessage(groupWords.timeLeft)}
            now={now}
            onEnd={onEnd}
            variant="text"
          />
        )}
      </Inline>
      <Inline space="m" align="between" width="full">
        <Inline aria-label={intl.formatMessage(words.members)} as="ul" space="m" alignY="stretch">
          {byPlace(members).map(({ item: member, key }) => (
            <li className={css.member} key={key}>
              <MemberMark member={member} />
              <span className={css.name}>
                {member.isOwn ? intl.formatMessage(words.own) : member.name}
                {!member.isPaid && (
                  <small className={css.held}>{intl.formatMessage(orderStatusMessages.unpaid)}</small>
                )}
              </span>
            </li>
          ))}
          {free.map((nth) => (
            <li aria-hidden="true" className={css.member} key={`free-${nth}`}>
              <MemberMark />
            </li>
          ))}
        </Inline>
        {isForming && !isOver && share && <ShareTeam {...share} />}
      </Inline>
      <p className={css.hint}>{intl.formatMessage(hint)}</p>
    </section>
  );
}
