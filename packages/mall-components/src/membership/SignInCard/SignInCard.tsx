import { monthWeeks } from "@tradehall/mall-rules/states/membership/sign-in";
import { Button } from "@tradehall/ui/Button";
import { byPlace } from "@tradehall/ui/by-place";
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import * as css from "./SignInCard.css.ts";
import { weekdayWords, words } from "./SignInCard.messages.ts";

export interface SignInCardProps {
  /** The day of today, `yyyy-MM-dd`, of China. */
  today: string;
  /** Today is signed in: the button rests. */
  isSignedIn: boolean;
  /** Days in a row. */
  streak: number;
  /** Points of the next sign-in: today's, or tomorrow's. */
  nextPoints: number;
  /** The month that is shown, `yyyy-MM`. */
  month: string;
  /** Days of that month that were signed in, `yyyy-MM-dd`. */
  days: readonly string[];
  /** The month before; absent where none is to be seen. */
  earlierHref?: string | undefined;
  /** The month after; absent where none is to be seen. */
  laterHref?: string | undefined;
  /** Signing in is on its way. */
  isPending?: boolean;
  /** Without it the button sends `intent=sign-in`. */
  onSignIn?: () => void;
}

/** One day: its number, whether it was signed in, which one is today. */
function Day({ day, props }: { day: string; props: SignInCardProps }) {
  const { formatMessage } = useIntl();
  const isDone = props.days.includes(day);
  return (
    <span
      aria-current={day === props.today ? "date" : undefined}
      className={css.day}
      data-done={isDone || undefined}
    >
      {Number(day.slice(8))}
      {isDone && <Icon as={CheckIcon} label={formatMessage(words.signed)} size="s" />}
    </span>
  );
}

function Month(props: SignInCardProps) {
  const { formatMessage } = useIntl();
  const Anchor = useLinkComponent();
  const { month, earlierHref, laterHref } = props;
  return (
    <div className={css.month}>
      <Inline space="none" align="between" wrap={false} weight="strong">
        {earlierHref ? (
          <Anchor aria-label={formatMessage(words.earlier)} className={css.turn} href={earlierHref}>
            <Icon as={ChevronLeftIcon} />
          </Anchor>
        ) : (
          <span className={css.turn} />
        )}
        <Text size="inherit" tone="inherit" isNumeric>
          {month}
        </Text>
        {laterHref ? (
          <Anchor aria-label={formatMessage(words.later)} className={css.turn} href={laterHref}>
            <Icon as={ChevronRightIcon} />
          </Anchor>
        ) : (
          <span className={css.turn} />
        )}
      </Inline>
      <table aria-label={month} className={css.table}>
        <thead>
          <tr>
            {Object.values(weekdayWords).map((word) => (
              <th className={css.weekday} key={word.id} scope="col">
                {formatMessage(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(monthWeeks(month)).map(({ item: week, key }) => (
            <tr key={key}>
              {week.map((day, column) => (
                <td className={css.cell} key={day ?? column}>
                  {day && <Day day={day} props={props} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Daily sign-in: days in a row, today's press, and the month. */
export function SignInCard(props: SignInCardProps) {
  const { formatMessage } = useIntl();
  const { isSignedIn, streak, nextPoints, isPending, onSignIn } = props;
  return (
    <CenterSection title={formatMessage(words.title)}>
      <div className={css.card}>
        <Stack align="start" space="s">
          <Text as="p" size="l" tone="inherit" weight="strong">
            {streak > 0 ? formatMessage(words.streak, { streak }) : formatMessage(words.noStreak)}
          </Text>
          <Text as="p" size="s" tone="muted">
            {formatMessage(isSignedIn ? words.tomorrow : words.today, { points: nextPoints })}
          </Text>
          <form method="post">
            <Button isDisabled={isSignedIn} isPending={isPending} size="l" {...sends("sign-in", onSignIn)}>
              {formatMessage(isSignedIn ? words.done : words.signIn)}
            </Button>
          </form>
        </Stack>
        <Month {...props} />
      </div>
    </CenterSection>
  );
}
