/** Shares and splits, by the specification's arithmetic: 20 places, half up (Spec §9). */
import Decimal from "decimal.js";

/** A copy, so that no one else's settings of the library change ours. */
export const Exact = Decimal.clone({ precision: 20, rounding: Decimal.ROUND_HALF_UP });

/** Part of a whole amount, of fen or of points, by weight: whole too. */
export function shareOf<Whole extends number>(amount: Whole, weight: number, totalWeight: number): Whole {
  if (totalWeight === 0) return 0 as Whole;
  const share = new Exact(amount).times(weight).dividedBy(totalWeight).round().toNumber();
  // decimal.js knows a zero with a sign.
  return (share === 0 ? 0 : share) as Whole;
}

/**
 * Splits an amount over integer weights so that the parts add up exactly. Each part is the difference of two rounded
 * running shares: no part is further than one from its share, and none exceeds its weight while the amount does
 * not exceed the sum of the weights.
 */
export function splitOver<Whole extends number>(amount: Whole, weights: readonly number[]): Whole[] {
  const total = weights.reduce((a, b) => a + b, 0);
  let weightSoFar = 0;
  let givenSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const part = shareOf(amount, weightSoFar, total) - givenSoFar;
    givenSoFar += part;
    return part as Whole;
  });
}
