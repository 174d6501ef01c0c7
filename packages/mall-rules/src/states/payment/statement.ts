/** Monthly statements: what their lines are, what they come to, and when a month closes (Spec §2 uc-bill). */

import { statementLimits } from "../../limits/index.ts";
import { type Fen, fen } from "../../money/index.ts";
import { chinaMonth, dayMs, monthStart } from "../../time/china-time.ts";

/**
 * Paid for an order; given back by a refund; owed on account terms for an order; owed less by its refund; paid back of
 * what was owed.
 */
export const statementKinds = ["paid", "givenBack", "owed", "reduced", "repaid"] as const;
export type StatementKind = (typeof statementKinds)[number];

/** Of the running month; closed, which nothing changes any more; confirmed by the enterprise. */
export const statementStates = ["running", "closed", "confirmed"] as const;
export type StatementState = (typeof statementStates)[number];

/** What the sums of a statement are told apart by. */
export const statementSides = ["shop", "person", "costCentre", "category"] as const;
export type StatementSide = (typeof statementSides)[number];

/** A sum of each kind, and of how many lines. */
export type StatementSums = Record<StatementKind, Fen> & { count: number };

export const noSums: StatementSums = {
  ...{ paid: fen(0), givenBack: fen(0), owed: fen(0), reduced: fen(0), repaid: fen(0), count: 0 },
};

export const withLine = (
  sums: StatementSums,
  { kind, amountFen }: { kind: StatementKind; amountFen: Fen },
): StatementSums => ({ ...sums, [kind]: fen(sums[kind] + amountFen), count: sums.count + 1 });

/** What is owed after the month. */
export const closingOwed = (opening: Fen, { owed, reduced, repaid }: StatementSums): Fen =>
  fen(opening + owed - reduced - repaid);

/** The month after one. */
export const nextMonth = (month: string): string => chinaMonth(monthStart(month).getTime() + 32 * dayMs);

/** From its first moment up to the next month's. */
export const periodOf = (month: string): { from: Date; to: Date } => ({
  from: monthStart(month),
  to: monthStart(nextMonth(month)),
});

/** The first month that has not closed: payments of a month's last moments are waited for. */
export const openMonth = (now: Date): string => chinaMonth(now.getTime() - statementLimits.closesAfterMs);
