/** Months around the one whose sign-ins are shown, as addresses: a year back, and none that is to come. */
import { memberLimits } from "@tradehall/mall-rules/limits";
import { hrefTo } from "../../href-to.ts";

/** Months since the year 0, of `yyyy-MM`. */
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (count: number): string =>
  `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;

export function signInMonths({ month, today }: { month: string; today: string }) {
  const [shown, latest] = [countOf(month), countOf(today)];
  const hrefOf = (count: number) =>
    count >= latest - memberLimits.monthsBack && count <= latest
      ? hrefTo("member-center", { month: count === latest ? undefined : monthOf(count) })
      : undefined;
  return { earlierHref: hrefOf(shown - 1), laterHref: hrefOf(shown + 1) };
}
