/**
 * Pre-sale with a deposit (定金预售): where one is. One function of the server's now for both sides
 * (docs/decisions/2026-11-23-pre-sale.md).
 */

/** Milliseconds since 1970, each later than the one before; the balance may open with the deposit's end. */
export interface PreSaleTimes {
  depositFrom: number;
  depositTo: number;
  balanceFrom: number;
  balanceTo: number;
}

export const preSalePhases = ["coming", "deposit", "between", "balance", "over"] as const;
export type PreSalePhase = (typeof preSalePhases)[number];

/** An edge belongs to the phase that it begins, to the millisecond. */
export function preSalePhase(times: PreSaleTimes, now: number): PreSalePhase {
  if (now < times.depositFrom) return "coming";
  if (now < times.depositTo) return "deposit";
  if (now < times.balanceFrom) return "between";
  return now < times.balanceTo ? "balance" : "over";
}

const ends = {
  coming: "depositFrom",
  deposit: "depositTo",
  between: "balanceFrom",
  balance: "balanceTo",
  over: null,
} as const satisfies Record<PreSalePhase, keyof PreSaleTimes | null>;

/** When the phase ends, which a countdown runs to; null where nothing follows. */
export function preSalePhaseEnd(times: PreSaleTimes, now: number): number | null {
  const edge = ends[preSalePhase(times, now)];
  return edge && times[edge];
}

/** Why no deposit can be paid in a phase; names of the server's refusals and of the page's reasons. */
export const depositBlocks = {
  coming: "depositNotStarted",
  deposit: null,
  between: "depositOver",
  balance: "depositOver",
  over: "depositOver",
} as const satisfies Record<PreSalePhase, string | null>;

/** Whether the balance of an order may be paid: its own dates count, not those that its goods have by now. */
export const isBalanceOpen = (
  { balanceFrom, balanceTo }: Pick<PreSaleTimes, "balanceFrom" | "balanceTo">,
  now: number,
): boolean => balanceFrom <= now && now < balanceTo;

/** How long before its end the buyer is told that the balance waits. */
export const balanceEndsSoonMs = 86_400_000;
