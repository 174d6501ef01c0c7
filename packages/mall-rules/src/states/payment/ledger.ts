/** Why points and balance change: what a row of their ledgers says (Spec §3 "Points ledger and balance ledger"). */

/**
 * Earned by an order's receipt, used by an order, given back by a canceled or refunded one, lapsed; by sign-in and
 * exchange; taken back where what earned them was refunded; by tasks and on birthdays.
 */
export const pointSources = [
  "order",
  "spent",
  "returned",
  "lapsed",
  "checkIn",
  "exchange",
  "takenBack",
  "task",
  "birthday",
] as const;
export type PointSource = (typeof pointSources)[number];

/**
 * Paid an order, topped up, refunded, changed by the platform, paid back what was owed, a transfer of too
 * much, bought a membership.
 */
export const balanceSources = [
  "payment",
  "topUp",
  "refund",
  "platform",
  "repayment",
  "transferExcess",
  "membership",
] as const;
export type BalanceSource = (typeof balanceSources)[number];
