/** Numbers of invoices: 20 digits, as tax offices give them. */
import { randomInt } from "node:crypto";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";

/** `yyMMddHHmmss` in China and eight digits. */
export const invoiceNoAt = (now: Date, tail = randomInt(100_000_000)): string =>
  `${chinaTime(now).replace(/\D/g, "").slice(2)}${String(tail).padStart(8, "0")}`;
