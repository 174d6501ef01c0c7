/** Decimal arithmetic and price text. Inside, money is an integer number of fen; at the edge, two-decimal yuan. */
import Decimal from "decimal.js";

// Spec §9: 20 decimal places, rounding half up. A clone, so that an adopter's own Decimal keeps its settings.
const Money = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

export type Amount = number | string;

const thousands = (integer: string): string => integer.replace(/\B(?=(\d{3})+(?!\d))/g, ",");

function parse(value: Amount | null | undefined): Decimal | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  const text = String(value).trim();
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  return new Money(text);
}

/** Yuan, as a number or text, to two decimals with thousands separators; "--" for nothing or no number (Spec §5). */
export function priceText(yuan: Amount | null | undefined): string {
  const amount = parse(yuan);
  if (!amount) return "--";
  const [integer = "0", decimals = "00"] = amount.abs().toFixed(2).split(".");
  const sign = amount.isNegative() && !amount.abs().lessThan("0.005") ? "-" : "";
  return `${sign}${thousands(integer)}.${decimals}`;
}

/** The parts of a price for typography: small sign, large integer, small decimals. */
export function priceParts(
  yuan: Amount | null | undefined,
): { integer: string; decimals: string } | undefined {
  const text = priceText(yuan);
  if (text === "--") return undefined;
  const [integer = "0", decimals = "00"] = text.split(".");
  return { integer, decimals };
}

/** Integer fen to the two-decimal yuan text of the wire, e.g. 123456 → "1234.56". */
export const fenToYuan = (fen: number): string => new Money(fen).dividedBy(100).toFixed(2);

/** Yuan text or number to integer fen, half up. Throws on text that is no number. */
export function yuanToFen(yuan: Amount): number {
  const amount = parse(yuan);
  if (!amount) throw new RangeError(`not an amount of money: ${yuan}`);
  return amount.times(100).toDecimalPlaces(0).toNumber();
}

/** Unit price × quantity, both exact: yuan in, two-decimal yuan out. */
export const times = (yuan: Amount, count: number): string => new Money(yuan).times(count).toFixed(2);

/** Sum of yuan amounts, as two-decimal yuan. */
export const sum = (amounts: readonly Amount[]): string =>
  amounts.reduce<Decimal>((total, amount) => total.plus(amount), new Money(0)).toFixed(2);

/** Difference of two yuan amounts, as two-decimal yuan. */
export const minus = (from: Amount, amount: Amount): string => new Money(from).minus(amount).toFixed(2);

/** Part of a fen amount by weight, rounded half up: shares of a discount over lines. */
export const shareFen = (fen: number, weight: number, totalWeight: number): number =>
  totalWeight === 0 ? 0 : new Money(fen).times(weight).dividedBy(totalWeight).toDecimalPlaces(0).toNumber();

/**
 * Splits an integer amount over integer weights so that the parts add up exactly; what rounding leaves goes to
 * the last part with weight.
 */
export function splitFen(fen: number, weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  let left = fen;
  let lastWeighted = -1;
  const parts = weights.map((weight, index) => {
    const part = total === 0 ? 0 : Math.min(left, shareFen(fen, weight, total));
    left -= part;
    if (weight > 0) lastWeighted = index;
    return part;
  });
  if (lastWeighted >= 0) parts[lastWeighted] = (parts[lastWeighted] ?? 0) + left;
  return parts;
}
