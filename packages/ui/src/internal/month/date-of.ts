import { type CalendarDate, parseDate } from "@internationalized/date";

/** The day of a text `yyyy-MM-dd`; none where it is empty or no day. */
export function dateOf(day: string | undefined): CalendarDate | undefined {
  if (!day) return undefined;
  try {
    return parseDate(day);
  } catch {
    return undefined;
  }
}
