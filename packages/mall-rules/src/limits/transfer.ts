import { day } from "./units.ts";

/** Corporate transfers (对公转账). */
export const transferLimits = {
  /** How long the goods wait for the money. */
  arriveMs: 7 * day,
  /** Open transfers of one buyer: each holds its goods for days. */
  open: 10,
  /** Pictures of the bank's confirmation. */
  proofs: 3,
  /** Characters of the name of the paying account. */
  payer: 100,
  /** Letters and digits of a reference after its prefix. */
  reference: 8,
  /** Transfers that one turn of the job settles. */
  settledATurn: 100,
} as const;
