import { day } from "./units.ts";

/** Account terms (账期) of an enterprise with a shop. */
export const creditLimits = {
  /** Papers with a request. */
  documents: 5,
  /** What may be asked for, in fen. */
  minRequestFen: 100_000,
  maxRequestFen: 1_000_000_000,
  /** Characters: why it is asked for, and what the shop says of a refusal or a stop. */
  note: 200,
  reason: 200,
  /** Days from an order to when it is due: what a shop may grant, and what it grants where it does not say. */
  termDays: { min: 1, max: 180, usual: 30 },
  /** How long before its due date an order is reminded of. */
  remindMs: 3 * day,
} as const;
