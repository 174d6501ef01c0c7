/** Numbers of orders, payments and refunds: digits that sort by time and end in six no one can guess. */
import { randomInt } from "node:crypto";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

/** `yyMMddHHmmssSSS` in China and six digits, random but in samples: 21 digits, kept as text. */
export function orderNumberAt(now: Date, tail = randomInt(1_000_000)): string {
  const seconds = chinaTime(now).replace(/\D/g, "").slice(2);
  const millis = String(now.getMilliseconds()).padStart(3, "0");
  return `${seconds}${millis}${String(tail).padStart(6, "0")}`;
}

export const payNoAt = (now: Date, tail?: number): string => `P${orderNumberAt(now, tail)}`;

export const refundSnAt = (now: Date, tail?: number): string => `R${orderNumberAt(now, tail)}`;
