/** Numbers of quotes: as those of orders they sort by time and end in digits that cannot be guessed. */
import { randomInt } from "node:crypto";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

export function quoteNoAt(now: Date): string {
  const seconds = chinaTime(now).replace(/\D/g, "").slice(2);
  return `Q${seconds}${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
}
