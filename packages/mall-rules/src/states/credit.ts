/** Account terms (账期): the states of a credit line, and why what is owed changes. */

/** Asked for; granted; not granted, may be asked for again; stopped by the shop: nothing new on it. */
export const creditStates = ["requested", "open", "refused", "stopped"] as const;
export type CreditState = (typeof creditStates)[number];

/** An order on terms; its refund; what was paid back. */
export const creditSources = ["order", "refund", "repayment"] as const;
export type CreditSource = (typeof creditSources)[number];
