/** Daily sign-in: how many days in a row, and what each of them gives. Days are `yyyy-MM-dd` of China. */
import { memberLimits } from "../../limits/index.ts";
import { chinaDate, dayMs } from "../../time/china-time.ts";

export const dayBefore = (day: string): string => chinaDate(Date.parse(`${day}T00:00:00+08:00`) - dayMs);

/** The streak that a sign-in of `today` has after the last one. */
export const nextStreak = (last: { day: string; streak: number } | undefined, today: string): number =>
  last && last.day === dayBefore(today) ? last.streak + 1 : 1;

/** The streak as it is shown: one that was broken before yesterday is over. */
export const streakNow = (last: { day: string; streak: number } | undefined, today: string): number =>
  last && (last.day === today || last.day === dayBefore(today)) ? last.streak : 0;

/** Points of a day of the streak; after the last of the row it begins at the first again. */
export const signInPointsOf = (streak: number): number => {
  const { signInPoints: row } = memberLimits;
  return row[(streak - 1) % row.length] ?? 0;
};

/** Each day of a month, in weeks that begin on Monday; undefined before the first and after the last. */
export function monthWeeks(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const lead = (first.getUTCDay() + 6) % 7;
  const cells = Math.ceil((lead + count) / 7) * 7;
  const days = Array.from({ length: cells }, (_, i) => {
    const day = i - lead + 1;
    return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, "0")}` : undefined;
  });
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
