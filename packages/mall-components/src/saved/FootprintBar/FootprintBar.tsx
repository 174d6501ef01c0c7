import { Button } from "@tradehall/ui/Button";
import { Calendar } from "@tradehall/ui/Calendar";
import { CalendarIcon, Icon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { Popover } from "@tradehall/ui/Popover";
import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import * as css from "./FootprintBar.css.ts";
import { words } from "./FootprintBar.messages.ts";

export interface FootprintBarProps {
  /** The day on show (`yyyy-MM-dd`); `""` shows all. */
  day: string;
  /** Days with footprints, last first, for the calendar. Without them only the field is there. */
  days?: readonly string[] | undefined;
  /** Today by the clock of the shop. */
  today?: string;
  /** All footprints; offered while one day is on show. */
  allHref: string;
  /** Products that are looked at are noted. */
  isKeeping: boolean;
  /** There is nothing to clear. */
  isEmpty?: boolean;
  /** Turning off and on, or clearing, is on its way. */
  isPending?: boolean;
  /** Called with the day instead of sending the form by GET. */
  onDay?: (day: string) => void;
  /** Called to turn it off or on. Without it the button sends `intent=keep:0` or `intent=keep:1`. */
  onKeep?: (isKeeping: boolean) => void;
  /** Called to clear all. Without it the button sends `intent=clear`. */
  onClear?: () => void;
}

/** Over the footprints: one day of them, off and on, clear. */
export function FootprintBar(props: FootprintBarProps) {
  const { day, days, today = "", allHref, isKeeping, isEmpty, isPending, onDay, onKeep, onClear } = props;
  const intl = useIntl();
  const say = intl.formatMessage;
  return (
    <div className={css.bar} data-print="hide">
      <search>
        <form
          className={css.form}
          // What the address says now is what the field begins with.
          key={day}
          method="get"
          onSubmit={(event) => {
            if (!onDay) return;
            event.preventDefault();
            onDay(String(new FormData(event.currentTarget).get("day") ?? ""));
          }}
        >
          <span className={css.field}>
            <TextField defaultValue={day} isLabelHidden label={say(words.day)} name="day" type="date" />
          </span>
          <Button tone="neutral" type="submit" variant="outline">
            {say(words.search)}
          </Button>
          {days && onDay && days.length > 0 && (
            <Popover
              label={say(words.calendar)}
              placement="bottom start"
              trigger={
                <Button icon={<Icon as={CalendarIcon} />} tone="neutral" variant="outline">
                  {say(words.calendar)}
                </Button>
              }
            >
              {(close) => (
                <Calendar
                  autoFocus
                  label={say(words.calendar)}
                  marked={days}
                  max={today}
                  min={days.at(-1)}
                  onChange={(chosen) => {
                    close();
                    onDay(chosen);
                  }}
                  today={today}
                  value={day}
                />
              )}
            </Popover>
          )}
          {day && <Link href={allHref}>{say(words.all)}</Link>}
        </form>
      </search>
      <form className={css.form} method="post">
        <Text size="s" tone="muted" role="status">
          {say(isKeeping ? words.keeping : words.off)}
        </Text>
        <Button
          isPending={isPending}
          {...sendsQuietly("outline", `keep:${isKeeping ? 0 : 1}`, onKeep, !isKeeping)}
        >
          {say(isKeeping ? words.turnOff : words.turnOn)}
        </Button>
        {!isEmpty && (
          <Button isPending={isPending} size="s" tone="neutral" variant="ghost" {...sends("clear", onClear)}>
            {say(words.clear)}
          </Button>
        )}
      </form>
    </div>
  );
}
