/** The points mall (积分商城): which goods it lists, in which order, and how many of them a buyer may redeem. */

/** All, for points alone, for points and money, and what the buyer has points enough for. */
export const exchangeKinds = ["all", "points", "mixed", "affordable"] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

/** Most redeemed first, fewest points first, newest first. */
export const exchangeSorts = ["redeemed", "points", "newest"] as const;
export type ExchangeSort = (typeof exchangeSorts)[number];

export interface ExchangeFacts {
  /** Pieces in stock of the chosen SKU, or of all. */
  stock: number;
  /** Most that one person may redeem, and what they have redeemed; 0 is no limit. */
  perUser: number;
  redeemed: number;
  /** What may still be redeemed in all; null is no limit. */
  left: number | null;
  /** Points the buyer has, and those that one piece costs. */
  owned: number;
  score: number;
}

/** Why not one piece of it can be redeemed; the first that holds is said. */
export type ExchangeBlock = "soldOut" | "exchangeGone" | "exchangeLimit" | "pointsShort";

/** Pieces that the limits leave to this person, whatever points they have. */
export function redeemablePieces({
  stock,
  perUser,
  redeemed,
  left,
}: Omit<ExchangeFacts, "owned" | "score">): number {
  const own = perUser === 0 ? Number.POSITIVE_INFINITY : perUser - redeemed;
  return Math.max(0, Math.min(stock, own, left ?? Number.POSITIVE_INFINITY));
}

export function exchangeBlock(facts: ExchangeFacts): ExchangeBlock | undefined {
  if (facts.stock <= 0) return "soldOut";
  if (facts.left !== null && facts.left <= 0) return "exchangeGone";
  if (facts.perUser > 0 && facts.redeemed >= facts.perUser) return "exchangeLimit";
  return facts.owned < facts.score ? "pointsShort" : undefined;
}

export const missingPoints = (owned: number, needed: number): number => Math.max(0, needed - owned);
