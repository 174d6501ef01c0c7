import { day, minute } from "./units.ts";

/** What a buyer's account may do how often. */
export const accountLimits = {
  /** Letters that ask to confirm an address, within a day. */
  mailsPerDay: 5,
  /** How long the link of such a letter is good. */
  mailLinkMs: day,
  /** Least time between two downloads of one's data. */
  dataIntervalMs: 10 * minute,
  /** Between asking to close the account and its end; until then it can be taken back. */
  closingMs: 7 * day,
} as const;
