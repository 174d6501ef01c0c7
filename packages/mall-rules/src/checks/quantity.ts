/** What quantities a product may be bought in: least order, multiples and stock (conventions, B2B). */
import { cartLimits } from "../limits/index.ts";

export interface QuantityRule {
  /** Least quantity of an order, 1 by default. */
  min: number;
  /** Quantities go in multiples of this, 1 by default. */
  step: number;
  /** What can be bought at most: the stock. */
  max: number;
}

export type QuantityReason = "belowMin" | "aboveMax" | "notMultiple";

/** The nearest quantity that may be bought, and why the wanted one was changed. */
export function clampQuantity(
  wanted: number,
  rule: QuantityRule,
): { quantity: number; reason?: QuantityReason } {
  const step = Math.max(1, rule.step);
  const min = Math.max(step, Math.ceil(Math.max(1, rule.min) / step) * step);
  const max = Math.floor(Math.min(rule.max, cartLimits.linePieces) / step) * step;
  const whole = Number.isFinite(wanted) ? Math.floor(wanted) : min;
  if (whole < min) return { quantity: min, reason: "belowMin" };
  if (whole > max) return { quantity: Math.max(min, max), reason: "aboveMax" };
  if (whole % step !== 0) return { quantity: Math.ceil(whole / step) * step, reason: "notMultiple" };
  return { quantity: whole };
}

/** Whether this exact quantity may be bought. */
export const isBuyableQuantity = (quantity: number, rule: QuantityRule): boolean =>
  Number.isInteger(quantity) && quantity <= rule.max && clampQuantity(quantity, rule).reason === undefined;
