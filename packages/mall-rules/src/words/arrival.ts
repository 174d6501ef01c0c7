/** When goods come, as every page says it. */
import { type Arrival, dayEndsAtHour } from "../states/delivery-days.ts";
import type { Locale } from "./index.ts";

const languages: Record<Locale, string> = { zh_CN: "zh-CN", en: "en" };

/** 11月30日（周一） · Mon, Nov 30 */
function dayText(day: string, locale: Locale): string {
  const date = new Date(day);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[locale], { timeZone: "UTC", ...options }).format(date);
  return locale === "en"
    ? say({ weekday: "short", month: "short", day: "numeric" })
    : `${say({ month: "long", day: "numeric" })}（${say({ weekday: "short" })}）`;
}

const arrivals: Record<Arrival["kind"], Record<Locale, (day: string) => string>> = {
  arrives: { zh_CN: (day) => `预计 ${day}送达`, en: (day) => `Expected ${day}` },
  sentFrom: { zh_CN: (day) => `预计 ${day}起发货`, en: (day) => `Sent from ${day} on` },
  atOnce: { zh_CN: () => "付款后立即发码", en: () => "Codes come with the payment" },
};

export const arrivalText = ({ kind, day }: Arrival, locale: Locale): string =>
  arrivals[kind][locale](day && dayText(day, locale));

/** How fast a shop sends. */
export function leadText(leadDays: number, locale: Locale): string {
  if (leadDays === 0)
    return locale === "en"
      ? `Sent the same day when ordered by ${dayEndsAtHour}:00`
      : `${dayEndsAtHour}:00 前下单当日发货`;
  return locale === "en"
    ? `Usually sent within ${leadDays} working ${leadDays === 1 ? "day" : "days"}`
    : `通常 ${leadDays} 个工作日内发货`;
}
