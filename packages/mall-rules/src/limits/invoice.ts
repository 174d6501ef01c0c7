/** Invoices and their titles (docs/decisions/2026-11-23-invoices.md). */
export const invoiceLimits = {
  /** Titles kept by a buyer. */
  titlesPerUser: 20,
  nameMin: 2,
  nameMax: 100,
  addressMax: 100,
  bankMax: 100,
  emailMax: 100,
  /** Times that one invoice is sent within a day. */
  mailsPerDay: 10,
  /** How often a letter is tried, each time after twice the wait of the last; the first again after a minute. */
  mailTries: 10,
} as const;
