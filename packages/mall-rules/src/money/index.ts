/**
 * Money and price text, exact. Inside, money is an integer number of fen; at the edge, two-decimal yuan. Digits of a
 * text and BigInt do what the browser's first view would otherwise load a decimal library for; the tests hold every
 * function against decimal.js with 20 places, half up (Spec §9, docs/decisions/2026-11-21-exact-money.md).
 */

export type Amount = number | string;

/** Digits, and an exponent as numbers beyond 1e21 and below 1e-6 are spelt. */
const amountPattern = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i;

/** A number's greatest exponent is 308; a text with more spells no amount, and would fill the memory with zeros. */
const exponentMax = 400;

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
  const match = amountPattern.exec(String(value).trim());
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
  const decimals = digits.decimals.replace(/0+$/, "");
  const integer = digits.integer.replace(/^0+(?=\d)/, "") || "0";
  return `${digits.sign === "-" ? "-" : ""}${integer}${decimals === "" ? "" : `.${decimals}`}`;
}

function needFen(value: Amount): bigint {
  const fen = parseFen(value);
  if (fen === undefined) throw new RangeError(`not an amount of money: ${value}`);
  return fen;
}

function textOf(fen: bigint): string {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, "0");
  return `${fen < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const thousands = (text: string): string => text.replace(/\B(?=(\d{3})+\.)/g, ",");

/** Yuan, as a number or text, to two decimals with thousands separators; "--" for nothing or no number (Spec §5). */
export function priceText(yuan: Amount | null | undefined): string {
  const fen = parseFen(yuan);
  return fen === undefined ? "--" : thousands(textOf(fen));
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
export const fenToYuan = (fen: number): string => textOf(BigInt(fen));

/** Yuan text or number to integer fen, half up. Throws on text that is no number. */
export const yuanToFen = (yuan: Amount): number => Number(needFen(yuan));

/** Unit price × whole quantity: yuan in, two-decimal yuan out. */
export const times = (yuan: Amount, count: number): string => textOf(needFen(yuan) * BigInt(count));

/** Sum of yuan amounts, as two-decimal yuan. */
export const sum = (amounts: readonly Amount[]): string =>
  textOf(amounts.reduce((total, amount) => total + needFen(amount), 0n));

/** Difference of two yuan amounts, as two-decimal yuan. */
export const minus = (from: Amount, amount: Amount): string => textOf(needFen(from) - needFen(amount));

/** Part of a fen amount by weight, rounded half up: shares of a discount over lines. */
export function shareFen(fen: number, weight: number, totalWeight: number): number {
  if (totalWeight === 0) return 0;
  const product = 2n * BigInt(fen) * BigInt(weight);
  const whole = BigInt(totalWeight);
  // Half up away from zero, as decimal.js rounds.
  const half = product < 0n ? -whole : whole;
  return Number((product + half) / (2n * whole));
}

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

/** A limited-time offer of a SKU, as one buyer may use it now. */
export interface PieceOffer {
  priceFen: number;
  /** Most pieces of one order that have this price; more of them have none of it. */
  max: number;
}

/** What the price of a SKU's pieces hangs on. */
export interface PricedGoods<Offer extends PieceOffer> {
  /** Of a single piece. */
  priceFen: number;
  /** Of the product's cheapest SKU, which its tiers are about. */
  lowestPriceFen: number;
  tiers: readonly PriceTier[];
  /** Those the buyer may use now. */
  offers: readonly Offer[];
}

/**
 * What a piece costs: by the tier that all pieces of the product ordered together reach, or by the cheapest offer that
 * reaches the SKU's own pieces, whichever is lower; the two are never added up. The product's page, the cart, confirm
 * and submit all ask here. `together` counts the SKU's own pieces too.
 */
export function pieceCost<Offer extends PieceOffer>(
  goods: PricedGoods<Offer>,
  own: number,
  together = own,
): { priceFen: number; offer: Offer | undefined } {
  const priceFen = tierPriceFen(goods, together);
  const offer = goods.offers.reduce<Offer | undefined>(
    (best, one) => (own <= one.max && one.priceFen < (best?.priceFen ?? priceFen) ? one : best),
    undefined,
  );
  return { priceFen: offer?.priceFen ?? priceFen, offer };
}

/** Pieces by product: what is ordered together counts together. */
export function piecesByProduct(lines: readonly { prodId: number; quantity: number }[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { prodId, quantity } of lines) pieces.set(prodId, (pieces.get(prodId) ?? 0) + quantity);
  return pieces;
}
