/** Account terms (账期): the states of a credit line, how it moves, what blocks it, and why what is owed changes. */

import { chinaMidnight, dayMs } from "../../time/china-time.ts";

/** Asked for; granted; not granted, may be asked for again; stopped by the shop: nothing new on it. */
export const creditStates = ["requested", "open", "refused", "stopped"] as const;
export type CreditState = (typeof creditStates)[number];

/** The enterprise asks; the shop grants, which also changes an open line or reopens a stopped one, refuses and stops. */
export const creditEvents = ["request", "grant", "refuse", "stop"] as const;
export type CreditEvent = (typeof creditEvents)[number];

/** `none`: the enterprise has never asked this shop. */
export const creditMoves: Record<CreditState | "none", Partial<Record<CreditEvent, CreditState>>> = {
  none: { request: "requested" },
  requested: { grant: "open", refuse: "refused" },
  refused: { request: "requested" },
  open: { grant: "open", stop: "stopped" },
  stopped: { grant: "open" },
};

export const nextCreditState = (from: CreditState | undefined, event: CreditEvent): CreditState | undefined =>
  creditMoves[from ?? "none"][event];

/** What the shop may do with a line. */
export const shopCreditEvents = (state: CreditState): CreditEvent[] =>
  creditEvents.filter((event) => event !== "request" && nextCreditState(state, event) !== undefined);

/** An order on terms; its refund; what was paid back. */
export const creditSources = ["order", "refund", "repayment"] as const;
export type CreditSource = (typeof creditSources)[number];

/** Why an order cannot be put on terms: no open line, too little left, something overdue, a pre-sale. */
export const creditBlocks = ["notOpen", "overdue", "tooLittle", "preSale"] as const;
export type CreditBlock = (typeof creditBlocks)[number];

/** It was granted once; a stopped one takes nothing new. */
export const isGranted = (state: CreditState): boolean => state === "open" || state === "stopped";

interface CreditFacts {
  state: CreditState;
  limitFen: number;
  usedFen: number;
  isOverdue: boolean;
}

/** What is left of a line; a limit that was lowered below what is owed leaves nothing. */
export const creditLeftFen = ({ limitFen, usedFen }: Pick<CreditFacts, "limitFen" | "usedFen">): number =>
  Math.max(0, limitFen - usedFen);

export function creditBlockOf(line: CreditFacts | undefined, amountFen: number): CreditBlock | undefined {
  if (line?.state !== "open") return "notOpen";
  if (line.isOverdue) return "overdue";
  return amountFen > creditLeftFen(line) ? "tooLittle" : undefined;
}

/** The last moment of the day in China that is so many days after an order. */
export const creditDueAt = (orderedAt: Date, termDays: number): Date =>
  new Date(chinaMidnight(orderedAt).getTime() + (termDays + 1) * dayMs - 1);
