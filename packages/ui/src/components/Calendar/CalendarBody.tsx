import { parseDate } from "@internationalized/date";
import { Calendar as AriaCalendar } from "react-aria-components/Calendar";
import { dateOf } from "../../internal/month/date-of.ts";
import { Month } from "../../internal/month/Month.tsx";
import * as css from "../../internal/month/month.css.ts";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import type { CalendarProps } from "./Calendar.tsx";

/** The part of a calendar that needs React Aria: loaded when one is shown. */
export default function CalendarBody(props: CalendarProps) {
  const { label, value, onChange, today, min, max, marked } = props;
  const days = marked && new Set(marked);
  return (
    <AriaLocale>
      <PressStyle />
      <AriaCalendar
        aria-label={label}
        autoFocus={props.autoFocus}
        className={css.calendar}
        defaultFocusedValue={dateOf(value) ?? parseDate(today)}
        isDateUnavailable={(date) => days !== undefined && !days.has(date.toString())}
        maxValue={dateOf(max)}
        minValue={dateOf(min)}
        onChange={(date) => onChange(date.toString())}
        value={dateOf(value) ?? null}
      >
        <Month marked={days} today={today} />
      </AriaCalendar>
    </AriaLocale>
  );
}
