import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { useLocale } from "react-aria-components/I18nProvider";
import { Icon } from "../../components/Icon/Icon.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../components/Icon/icons.ts";
import * as css from "./month.css.ts";
import { turnWords } from "./turn-words.ts";

interface MonthProps {
  /** Today by the clock of the shop. */
  today: string;
  /** Days under which a dot is. */
  marked?: ReadonlySet<string> | undefined;
  /** Several days are chosen, as a band. */
  isRange?: boolean;
}

/** Name and days of the month, and how to leave it; inside a calendar of React Aria. */
export function Month({ today, marked, isRange = false }: MonthProps) {
  const words = turnWords(useLocale().locale);
  return (
    <>
      <div className={css.head}>
        <Button aria-label={words?.previous} className={css.turn} slot="previous">
          <Icon as={ChevronLeftIcon} size="s" />
        </Button>
        <CalendarHeading className={css.month} />
        <Button aria-label={words?.next} className={css.turn} slot="next">
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
                isRange,
                isMarked: marked?.has(date.toString()) ?? false,
                isToday: date.toString() === today,
              })}
              date={date}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
