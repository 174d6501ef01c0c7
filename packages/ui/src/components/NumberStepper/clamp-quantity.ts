/** Why a typed number was changed: below the least, above the most, or between two steps. */
export type ClampReason = "min" | "max" | "step";

/** What a stepper accepts. */
export interface QuantityLimits {
  min: number;
  max?: number | undefined;
  step: number;
}

/** Reads a typed whole number; full-width digits and thousands separators are understood. Null for anything else. */
export function readQuantity(text: string): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null;
}

/** The nearest number that may stand, and why it differs from what was asked. Steps count from `min`, downwards. */
export function clampQuantity(
  asked: number,
  { min, max, step }: QuantityLimits,
): [number, ClampReason | null] {
  if (asked < min) return [min, "min"];
  const most = max === undefined ? Number.POSITIVE_INFINITY : Math.max(min, max);
  const onStep = (value: number) => min + Math.floor((value - min) / step) * step;
  if (asked > most) return [onStep(most), "max"];
  const value = onStep(asked);
  return [value, value === asked ? null : "step"];
}
