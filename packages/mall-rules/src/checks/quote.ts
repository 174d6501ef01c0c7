/** Checks of what is asked for in a quote; a field of a line is named by its SKU. */
import { cartLimits } from "../limits/index.ts";
import { quoteLimits } from "../limits/quote.ts";
import { type Fen, fen, fenToYuan, plainAmountToFen } from "../money/index.ts";
import { chinaDate, dayMs } from "../time/china-time.ts";
import type { FieldRule, FormRules } from "./form.ts";
import type { Check } from "./result.ts";
import { lengthBetween, normalizeAmount, normalizeDigits, normalizeText } from "./text.ts";

export const quoteField = (name: "quantity" | "price", skuId: number): string => `${name}-${skuId}`;

const checkNote = lengthBetween(1, quoteLimits.note);
const maxPriceFen = fen(quoteLimits.maxPriceFen);
const priceRange = { min: 0.01, max: Number(fenToYuan(maxPriceFen)) };

/** The price of a piece; none is right, too. */
export const checkPiecePrice: Check = (typed) => {
  if (typed === "") return undefined;
  const asked = plainAmountToFen(typed);
  if (asked === undefined) return { reason: "amountFormat" };
  return asked < 1 || asked > maxPriceFen ? { reason: "priceRange", ...priceRange } : undefined;
};

const max = cartLimits.linePieces;
const quantity: FieldRule = {
  normalize: normalizeDigits,
  check: (typed) =>
    /^\d{1,9}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= max
      ? undefined
      : { reason: "quantityRange", min: 1, max },
};
const price: FieldRule = { normalize: normalizeAmount, check: checkPiecePrice };

/** The last day that goods can be asked for by. */
export const lastDeliverDay = (now: Date | number): string =>
  chinaDate(Number(now) + quoteLimits.deliverDays * dayMs);

/** A day from today on, within a year; none is right, too. */
export const checkNewDay =
  (now: Date | number): Check =>
  (day) => {
    if (day === "") return undefined;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
    return isDay && day >= chinaDate(now) && day <= lastDeliverDay(now)
      ? undefined
      : { reason: "dayRange", max: quoteLimits.deliverDays };
  };

/** The fields of all lines, and those of the whole. */
export const quoteRules = (skuIds: readonly number[], now: Date | number): FormRules =>
  Object.fromEntries([
    ...skuIds.flatMap((skuId): [string, FieldRule][] => [
      [quoteField("quantity", skuId), quantity],
      [quoteField("price", skuId), price],
    ]),
    ["deliverBy", { normalize: (typed: string) => typed.trim(), check: checkNewDay(now) }],
    [
      "note",
      { normalize: normalizeText, check: (value: string) => (value === "" ? undefined : checkNote(value)) },
    ],
  ]);

/** A tidy price; null where there is none. */
export const pieceFen = (typed: string): Fen | null => plainAmountToFen(typed) ?? null;
