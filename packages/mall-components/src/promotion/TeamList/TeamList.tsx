import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import { groupWords } from "../../messages/group.messages.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import { useServerNow } from "../../parts/Countdown/use-server-now.ts";
import { MemberMark } from "../TeamPanel/MemberMark.tsx";
import type { TeamView } from "../team-view.ts";
import * as css from "./TeamList.css.ts";
import { words } from "./TeamList.messages.ts";

export interface TeamListProps {
  /** Those that can be joined, the fullest first. */
  teams: readonly TeamView[];
  /** How many there are in all. */
  total: number;
  /** The server's now, ms. */
  now: number;
  /** Called when the time of one is over. */
  onEnd?: () => void;
}

/** Teams of a product that wait for people: whose, how many they lack, how long. */
export function TeamList({ teams, total, now, onEnd }: TeamListProps) {
  const intl = useIntl();
  const id = useId();
  const moment = useServerNow(now, teams.length > 0);
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.block}>
      <h2 className={css.title} id={id}>
        {intl.formatMessage(words.title, { count: total })}
      </h2>
      <Stack as="ul" space="none">
        {teams.map(({ id: teamId, members: [leader], placesLeft, endsAt, href }) => (
          <li className={css.row} key={teamId}>
            {leader && <MemberMark member={{ ...leader, isLeader: false }} />}
            <Text size="inherit" tone="inherit" lines={1}>
              {leader?.name}
            </Text>
            <span className={css.facts}>
              <Text size="inherit" tone="price" weight="strong">
                {intl.formatMessage(groupWords.lacking, { count: placesLeft })}
              </Text>
              <Countdown
                consequence={intl.formatMessage(groupWords.refundedThen)}
                endsAt={endsAt}
                label={intl.formatMessage(words.left)}
                now={now}
                onEnd={onEnd}
                variant="text"
              />
            </span>
            {endsAt > moment && (
              <ButtonLink
                aria-label={intl.formatMessage(words.joinNamed, { name: leader?.name ?? "" })}
                href={href}
                size="s"
                tone="sale"
                variant="outline"
              >
                {intl.formatMessage(groupWords.join)}
              </ButtonLink>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}
