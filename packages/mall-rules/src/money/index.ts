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
 * Splits an integer amount over integer weights so that the parts add up exactly. Each part is the difference of two
 * rounded running shares: no part is further than one fen from its share, and none exceeds its weight while the
 * amount does not exceed the sum of the weights.
 */
export function splitFen(fen: number, weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  let weightSoFar = 0;
  let givenSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const part = shareFen(fen, weightSoFar, total) - givenSoFar;
    givenSoFar += part;
    return part;
  });
}

/** From this quantity of a product on, a piece of its cheapest SKU costs this. */
export interface PriceTier {
  from: number;
  priceFen: number;
}

/**
 * Price of a piece at a quantity. Tiers state the price of the product's cheapest SKU; a dearer SKU falls in the same
 * proportion, and no tier makes a piece dearer.
 */
export function tierPriceFen(
  sku: { priceFen: number; lowestPriceFen: number; tiers: readonly PriceTier[] },
  quantity: number,
): number {
  const reached = sku.tiers.filter((tier) => quantity >= tier.from);
  const lowest = Math.min(sku.lowestPriceFen, ...reached.map((tier) => tier.priceFen));
  return lowest === sku.lowestPriceFen ? sku.priceFen : shareFen(sku.priceFen, lowest, sku.lowestPriceFen);
}
