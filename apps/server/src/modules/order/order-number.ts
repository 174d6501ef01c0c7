/** Numbers of orders and payments: digits that sort by time and end in six nobody can guess. */
import { randomInt } from "node:crypto";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

/** `yyMMddHHmmssSSS` in China and six random digits: 21 digits, kept as text. */
export function orderNumberAt(now: Date): string {
  const seconds = chinaTime(now).replace(/\D/g, "").slice(2);
  const millis = String(now.getMilliseconds()).padStart(3, "0");
  return `${seconds}${millis}${String(randomInt(1_000_000)).padStart(6, "0")}`;
}

export const payNoAt = (now: Date): string => `P${orderNumberAt(now)}`;
