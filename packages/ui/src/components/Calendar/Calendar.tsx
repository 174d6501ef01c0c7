import * as css from "../../internal/month/month.css.ts";
import { lazyPart } from "../../lazy-part/index.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface CalendarProps {
  /** Name of the calendar for assistive technology. */
  label: string;
  /** The chosen day, `yyyy-MM-dd`; "" for none. */
  value: string;
  /** Called with the chosen day, `yyyy-MM-dd`. */
  onChange: (day: string) => void;
  /** Today by the clock of the shop; the month shown where no day is chosen. */
  today: string;
  /** The first day that can be chosen, `yyyy-MM-dd`. Default none. */
  min?: string | undefined;
  /** The last day that can be chosen, `yyyy-MM-dd`. Default none. */
  max?: string | undefined;
  /** Days with something to see, under which a dot is. Others cannot be chosen. Without it every day can. */
  marked?: readonly string[] | undefined;
  /** Takes the focus when it is shown, as in a card that a button opens. */
  autoFocus?: boolean;
}

const CalendarBody = lazyPart(async () => (await import("./CalendarBody.tsx")).default);

/** A month of days to choose one of, by mouse, touch and keys. Its weekdays and words are those of the page's language. */
export function Calendar(props: CalendarProps) {
  const fallback = (
    <div className={css.calendar}>
      <Spinner tone="muted" />
    </div>
  );
  return <CalendarBody {...props} fallback={fallback} />;
}
