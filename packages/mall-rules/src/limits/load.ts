/** What servers take on at once, and what a slow client may take of them. */
import { kibibyte, mebibyte, minute, second } from "./units.ts";

/**
 * What one process takes on at once and lets wait; more is turned away with 503 (A00016). A page keeps the processor
 * for milliseconds and the API's calls for more, a call of the API up to a connection of its pool of twenty.
 */
export const loadLimits = {
  pages: { atOnce: 16, waiting: 64, waitMs: { first: 4_000, usual: 1_500, last: 500 } },
  /** Calls that the host passes on to the API. */
  forwards: { atOnce: 96, waiting: 256, waitMs: { first: 4_000, usual: 1_500, last: 500 } },
  /** Pictures that are on their way through the host. */
  uploads: { atOnce: 24, waiting: 0, waitMs: { first: 0, usual: 0, last: 0 } },
  calls: { atOnce: 24, waiting: 400, waitMs: { first: 8_000, usual: 3_000, last: 1_000 } },
} as const;

/**
 * Bodies that one process holds at once. A call of the mall's own pages has a few kilobytes; what is longer is a picture,
 * of which an office sends two of the greatest at once.
 */
export const bodyLimits = {
  bytes: 64 * mebibyte,
  callerBytes: 24 * mebibyte,
  smallBytes: 16 * kibibyte,
} as const;

/**
 * What a slow client may take, of either server. 128 kbit a second carry the greatest picture in eleven minutes; a proxy
 * that keeps connections for a minute never sends on one that has just ended.
 */
export const connectionLimits = {
  headersMs: 10 * second,
  idleMs: 72 * second,
  graceMs: 15 * second,
  bytesPerSecond: 16_384,
  requestMs: 15 * minute,
  checkEveryMs: second,
  connections: 8_000,
  answersAtOnce: 8,
} as const;
