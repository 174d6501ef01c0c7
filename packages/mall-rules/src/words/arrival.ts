/** When goods come, as every page says it. */
import { type Arrival, dayEndsAtHour } from "../states/order/delivery-days.ts";
import type { Locale } from "./locale.ts";

/** Made once: to make one costs as much as a hundred texts, and a list says sixty. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join(" ")}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options });
  formats.set(key, made);
  return made;
}

/** 11月30日（周一） · Mon, Nov 30 */
function dayText(day: string, locale: Locale): string {
  const date = new Date(day);
  if (locale === "en")
    return formatOf("en", { weekday: "short", month: "short", day: "numeric" }).format(date);
  const monthAndDay = formatOf("zh-CN", { month: "long", day: "numeric" }).format(date);
  return `${monthAndDay}（${formatOf("zh-CN", { weekday: "short" }).format(date)}）`;
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
