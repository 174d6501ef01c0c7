/**
 * Money and price text, exact. Inside, money is an integer number of fen; at the edge, two-decimal yuan: two types, so
 * that neither passes for the other. Digits of a text and BigInt do what the browser's first view would otherwise load
 * a decimal library for; the tests hold every function against decimal.js. Whatever needs a share, a rate or a split
 * is in pricing/ (docs/decisions/2026-11-21-exact-money.md).
 */

import type { Fen, YuanText } from "./amounts.ts";

export type { Fen, YuanText } from "./amounts.ts";
export { capitalAmount } from "./capital-amount.ts";

/** Marks a number as fen; refuses one that is not whole. */
export function fen(amount: number): Fen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole fen: ${amount}`);
  return amount as Fen;
}

export const sumFen = <T>(items: readonly T[], amount: (item: T) => Fen): Fen =>
  fen(items.reduce((total, item) => total + amount(item), 0));

/** What someone wrote or reckoned for an amount of yuan, before it is held to be one. */
type Amount = number | string;

/** Digits, and an exponent as numbers beyond 1e21 and below 1e-6 are spelt. */
const amountPattern = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i;

/** A number's greatest exponent is 308; a text with more spells no amount, and would fill the memory with zeros. */
const exponentMax = 400;
/** What is longer spells no amount either, and is not read. */
const lengthMax = 2 * exponentMax;

/** Digits before and behind the point once the exponent has moved it. */
function withoutExponent(integer: string, decimals: string, exponent: number): [string, string] {
  const digits = integer + decimals;
  const point = integer.length + exponent;
  if (point <= 0) return ["", "0".repeat(-point) + digits];
  return [digits.slice(0, point).padEnd(point, "0"), digits.slice(point)];
}

interface Digits {
  sign: string;
  integer: string;
  decimals: string;
}

/** The digits of an amount; undefined for nothing and for what is no number. */
function digitsOf(value: Amount | null | undefined): Digits | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim();
  const match = text.length > lengthMax ? null : amountPattern.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", part = "", power = "0"] = match;
  const exponent = Number(power);
  if ((whole === "" && part === "") || Math.abs(exponent) > exponentMax) return undefined;
  const [integer, decimals] = withoutExponent(whole, part, exponent);
  return { sign, integer, decimals };
}

/** An amount in whole fen, half up away from zero; undefined for nothing and for what is no number. */
function parseFen(value: Amount | null | undefined): bigint | undefined {
  const digits = digitsOf(value);
  if (!digits) return undefined;
  const places = `${digits.decimals}000`;
  const fen = BigInt(`${digits.integer}${places.slice(0, 2)}`) + (places.charAt(2) >= "5" ? 1n : 0n);
  return digits.sign === "-" ? -fen : fen;
}

/** An amount as plain digits, whatever spells it: "1e3" → "1000", 1.5e-1 → "0.15"; undefined for what is no number. */
export function plainAmount(value: Amount): string | undefined {
  const digits = digitsOf(value);
  if (!digits) return undefined;
  const decimals = digits.decimals.replace(/(?<!0)0+$/, "");
  const integer = digits.integer.replace(/^0+(?=\d)/, "") || "0";
  return `${digits.sign === "-" ? "-" : ""}${integer}${decimals === "" ? "" : `.${decimals}`}`;
}

function needFen(value: Amount): bigint {
  const fen = parseFen(value);
  if (fen === undefined) throw new RangeError(`not an amount of money: ${value}`);
  return fen;
}

function textOf(fen: bigint): YuanText {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, "0");
  return `${fen < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as YuanText;
}

/** 1234567.50 → 1,234,567.50, as both languages of the mall write it. For numbers of at most two decimals. */
export function thousands(text: string): string {
  const [whole = "", ...decimals] = text.split(".");
  const groups: string[] = [];
  const first = whole.startsWith("-") ? 1 : 0;
  let end = whole.length;
  for (; end - first > 3; end -= 3) groups.unshift(whole.slice(end - 3, end));
  return [[whole.slice(0, end), ...groups].join(","), ...decimals].join(".");
}

/** Yuan, as a number or text, to two decimals with thousands separators; "--" for nothing or no number (Spec §5). */
export function priceText(yuan: YuanText | null | undefined): string {
  const fen = parseFen(yuan);
  return fen === undefined ? "--" : thousands(textOf(fen));
}

/** As `priceText`, for words, where whole yuan have no decimals: 满199元包邮. */
export const shortPriceText = (yuan: YuanText): string => priceText(yuan).replace(/\.00$/, "");

/** The parts of a price for typography: small sign, large integer, small decimals. */
export function priceParts(
  yuan: YuanText | null | undefined,
): { integer: string; decimals: string } | undefined {
  const text = priceText(yuan);
  if (text === "--") return undefined;
  const [integer = "0", decimals = "00"] = text.split(".");
  return { integer, decimals };
}

/** An amount of any spelling as two-decimal yuan, half up; undefined for what is no number. */
export function toYuanText(amount: Amount): YuanText | undefined {
  const fen = parseFen(amount);
  return fen === undefined ? undefined : textOf(fen);
}

/** Integer fen to the two-decimal yuan text of the wire, e.g. 123456 → "1234.56". */
export const fenToYuan = (fen: Fen): YuanText => textOf(BigInt(fen));

/** A typed amount of yuan with up to two decimals, without a sign, as whole fen; undefined for any other text. */
export function plainAmountToFen(typed: string): Fen | undefined {
  const plain = plainAmount(typed);
  return plain && /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? fen(Number(needFen(plain))) : undefined;
}

/** Yuan text to integer fen. Throws on text that is no number. */
export const yuanToFen = (yuan: YuanText): Fen => Number(needFen(yuan)) as Fen;

/** Unit price × whole quantity. */
export const times = (yuan: YuanText, count: number): YuanText => textOf(needFen(yuan) * BigInt(count));

export const sum = (amounts: readonly YuanText[]): YuanText =>
  textOf(amounts.reduce((total, amount) => total + needFen(amount), 0n));

export const minus = (from: YuanText, amount: YuanText): YuanText => textOf(needFen(from) - needFen(amount));
