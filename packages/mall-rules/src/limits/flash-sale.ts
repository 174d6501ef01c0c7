import { minute, second } from "./units.ts";

/**
 * Flash sales (docs/decisions/2026-11-23-flash-sale.md): who may go on to order is let in one by one, and so many more
 * than there are pieces that those who go away again leave none unsold.
 */
export const flashSaleLimits = {
  /** Buyers let in beside one for each piece: at least so many, and such a share of the pieces. */
  leastBeside: 5,
  shareBeside: 0.1,
  /** How long a buyer who was let in counts as one who is about to order. */
  placeMs: 30 * second,
  /** How long what they were given is good for. */
  secretMs: 10 * minute,
  /** Between one step of an order (let in, confirmed, submitted) and the next, of one process; and the longest wait for one. */
  paceMs: 30,
  waitMs: 1.6 * second,
  /** How old what the gate knows of an item may be. */
  knownMs: 200,
  roundsShown: 12,
} as const;
