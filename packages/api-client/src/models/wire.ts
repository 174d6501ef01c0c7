/** The small shapes every call is made of: ids, flags, money, times, lists (api-family §9). */
import { idPattern } from "@tradehall/mall-rules/checks/id";
import { isKeepable } from "@tradehall/mall-rules/checks/text";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { plainAmount, toYuanText, type YuanText } from "@tradehall/mall-rules/money";
import * as v from "valibot";

/** A positive whole id; a query's text is read as the number it spells. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(idPattern), v.transform(Number))]),
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** A whole number, negative too; a query's text is read as the number it spells. */
export const int = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.number(),
  v.integer(),
  v.minValue(-2_147_483_648),
  v.maxValue(2_147_483_647),
);

/** 0 or 1; a query's text is read too. */
export const flag = v.pipe(
  v.union([v.picklist([0, 1]), v.pipe(v.picklist(["0", "1"]), v.transform(Number))]),
  v.picklist([0, 1]),
);
export type Flag = 0 | 1;
export const toFlag = (is: boolean): Flag => (is ? 1 : 0);

/** A text as the buyer typed it, bounded so that no field can carry a book; of whole characters without NUL. */
export const text = (max = 200) => v.pipe(v.string(), v.maxLength(max * 2), v.check(isKeepable));

/** Texts of a pattern that only yuan with two decimals fit. */
export const yuanLike = (pattern: RegExp): v.GenericSchema<YuanText> =>
  v.pipe(v.string(), v.regex(pattern)) as v.GenericSchema<YuanText>;

/** Yuan with two decimals as text, e.g. "1234.50". */
export const money = yuanLike(/^-?\d+\.\d{2}$/);

/** The two-decimal yuan of a text whose pattern was held already. */
export function yuanOf(plain: string): YuanText {
  const yuan = toYuanText(plain);
  if (yuan === undefined) throw new TypeError(`“${plain}” is no amount`);
  return yuan;
}

/** An amount that a buyer typed: yuan with up to two decimals, also where a number is spelt with an exponent. */
export const typedMoney = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(30))]),
  v.transform((typed) => plainAmount(typed) ?? ""),
  v.regex(/^\d{1,10}(\.\d{1,2})?$/),
  v.transform(yuanOf),
);

/** `yyyy-MM-dd HH:mm:ss` in China Standard Time. */
export const dateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** `yyyy-MM-dd`, a day in China. */
export const day = v.pipe(v.string(), v.isoDate());

/** Milliseconds since 1970, from the server's clock: what countdowns are counted from. */
export const instant = v.pipe(v.number(), v.integer());

/** A picture's path without width and file ending, e.g. `/pictures/p/hammer-01`; `""` where there is none. */
export const picture = v.string();

/** Several pictures, comma-joined on the wire (family habit); the client parses once. */
export const pictures = v.string();

/** `current` and `size` of a list call. */
export const paging = {
  current: v.optional(v.pipe(int, v.minValue(1), v.maxValue(1_000_000)), 1),
  size: v.optional(v.pipe(int, v.minValue(1), v.maxValue(pageSizes.max)), pageSizes.default),
};

/** A page of records. */
export const page = <S extends v.GenericSchema>(record: S) =>
  v.object({
    records: v.array(record),
    total: v.number(),
    size: v.number(),
    current: v.number(),
    pages: v.number(),
  });

/** A call that only says that it worked. */
export const nothing = v.null();
