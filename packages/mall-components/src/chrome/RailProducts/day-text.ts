import { dayMs } from "@tradehall/mall-rules/time/china-time";
import type { IntlShape } from "react-intl";
import { words } from "./RailProducts.messages.ts";

const noon = (day: string): Date => new Date(`${day}T12:00:00+08:00`);

/** 今天, 昨天, else month and day; days are China's. */
export function dayText(intl: IntlShape, day: string, today: string | undefined): string {
  const ago = today ? Math.round((noon(today).getTime() - noon(day).getTime()) / dayMs) : undefined;
  if (ago === 0) return intl.formatMessage(words.today);
  if (ago === 1) return intl.formatMessage(words.yesterday);
  return intl.formatDate(noon(day), { month: "long", day: "numeric", timeZone: "Asia/Shanghai" });
}
