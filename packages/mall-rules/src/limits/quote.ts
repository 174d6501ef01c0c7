import { day } from "./units.ts";

/** Quotes (询价). */
export const quoteLimits = {
  /** Kinds of goods of one quote. */
  lines: 50,
  /** Characters of what either side adds. */
  note: 200,
  /** Pictures of one round. */
  attachments: 3,
  /** How often the buyer asks within one quote. */
  rounds: 10,
  /** Quotes of a buyer that wait for either side. */
  open: 20,
  /** How long an answer holds where the shop says nothing else, and at most. */
  validDays: 7,
  maxValidDays: 90,
  /** Goods are asked for within so many days. */
  deliverDays: 365,
  /** How long before its end the buyer is told. */
  endsSoonMs: day,
  /** Price of a piece at most, in fen. */
  maxPriceFen: 1_000_000_000,
} as const;
