/** Checks of what buyers say about themselves. */
import { textLimits } from "../limits/index.ts";
import { chinaDate } from "../time/china-time.ts";
import type { FormRules } from "./form.ts";
import type { Refused } from "./result.ts";
import { lengthBetween, trimmed } from "./text.ts";

/** As the wire says them; "" is not said. */
export const sexes = ["M", "F", ""] as const;
export type Sex = (typeof sexes)[number];

export const checkNickName = lengthBetween(1, textLimits.nickname);

/** A day of the calendar (`yyyy-MM-dd`) from 1900 to today in China, or "". */
export function checkBirthday(day: string, now: Date): Refused | undefined {
  if (day === "") return undefined;
  const moment = new Date(`${day}T00:00:00Z`);
  // A day that no month has, such as 30 February, is read as another one.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
  return isDay && day >= "1900-01-01" && day <= chinaDate(now) ? undefined : { reason: "birthdayRange" };
}

/** The form of a profile. Whether a birthday is past only the server says, whose clock counts. */
export const profileRules = {
  nickName: { normalize: trimmed, check: checkNickName },
  sex: {},
  birthDate: {},
} satisfies FormRules;
