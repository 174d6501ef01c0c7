/** Closing an account: what blocks it, and what is lost with it. */
import { keysOf } from "../../records/index.ts";

export interface ClosingFacts {
  /** Orders that are to be paid, shipped or received. */
  openOrders: number;
  /** Refunds that are not decided or not paid yet. */
  openRefunds: number;
  /** Enterprises whose administrator the buyer is. */
  administered: number;
  balanceFen: number;
  points: number;
  /** Coupons that could still be used. */
  coupons: number;
}

/** Why an account cannot be closed now. */
export type ClosingBlock = "orders" | "refunds" | "administrator";
/** What closing it costs. */
export type ClosingLoss = "balance" | "points" | "coupons";

/** Everything that blocks, and everything that is lost, so that a page says all of it at once. */
export function closingOf(facts: ClosingFacts): { blocks: ClosingBlock[]; losses: ClosingLoss[] } {
  const named = <Name extends string>(counts: Record<Name, number>) =>
    keysOf(counts).filter((name) => counts[name] > 0);
  return {
    blocks: named({
      orders: facts.openOrders,
      refunds: facts.openRefunds,
      administrator: facts.administered,
    }),
    losses: named({ balance: facts.balanceFen, points: facts.points, coupons: facts.coupons }),
  };
}
