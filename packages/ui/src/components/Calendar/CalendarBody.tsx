import { type CalendarDate, parseDate } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../Icon/icons.ts";
import * as css from "./Calendar.css.ts";
import type { CalendarProps } from "./Calendar.tsx";

const dateOf = (day: string | undefined): CalendarDate | undefined => (day ? parseDate(day) : undefined);

/** The part of a calendar that needs React Aria: loaded when one is shown. */
export default function CalendarBody(props: CalendarProps) {
  const { label, value, onChange, today, min, max, marked } = props;
  const days = marked && new Set(marked);
  return (
    <AriaLocale>
      {/* React Aria adds a style element of this id where none is, which policies without `unsafe-inline` refuse. */}
      <span hidden id="react-aria-pressable-style" />
      <AriaCalendar
        aria-label={label}
        autoFocus={props.autoFocus}
        className={css.calendar}
        defaultFocusedValue={parseDate(value || today)}
        isDateUnavailable={(date) => days !== undefined && !days.has(date.toString())}
        maxValue={dateOf(max)}
        minValue={dateOf(min)}
        onChange={(date) => onChange(date.toString())}
        value={dateOf(value) ?? null}
      >
        <div className={css.head}>
          <Button className={css.turn} slot="previous">
            <Icon as={ChevronLeftIcon} size="s" />
          </Button>
          <CalendarHeading className={css.month} />
          <Button className={css.turn} slot="next">
            <Icon as={ChevronRightIcon} size="s" />
          </Button>
        </div>
        <CalendarGrid className={css.grid} weekdayStyle="narrow">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                className={css.day({
                  isMarked: days?.has(date.toString()) ?? false,
                  isToday: date.toString() === today,
                })}
                date={date}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </AriaLocale>
  );
}
