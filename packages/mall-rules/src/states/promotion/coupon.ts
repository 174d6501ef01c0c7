/** Coupons: scope and state of a claimed one (Spec §3); what one takes off is in pricing/coupon. */
export const couponScopes = ["platform", "category", "shop", "product"] as const;
export type CouponScope = (typeof couponScopes)[number];

/** Wire numbers of a claimed coupon: not used, used, expired. */
export const couponStatuses = { unused: 1, used: 2, expired: 0 } as const;
export type CouponStatus = keyof typeof couponStatuses;

/** How a coupon represents a buyer: to claim, held and usable, gone with its use or its time, or why it cannot be claimed. */
export const claimStates = [
  "claimable",
  "claimed",
  "used",
  "expired",
  "soldOut",
  "membersOnly",
  "notStarted",
  "ended",
] as const;
export type ClaimState = (typeof claimStates)[number];

export interface ClaimFacts {
  /** Server times, ms. */
  startsAt: number;
  endsAt: number;
  /** Left to claim. */
  stocks: number;
  /** How many one buyer may have, has had, has used, and can still use. */
  limitNum: number;
  receivedNum: number;
  usedNum: number;
  usableNum: number;
  /** For paid members alone, of whom the buyer is none. */
  isBarred: boolean;
}

/** One who has had it hears what became of that, not that the rest are gone. */
export function claimState(coupon: ClaimFacts, now: number): ClaimState {
  const isOver = now >= coupon.endsAt;
  if (now < coupon.startsAt) return "notStarted";
  if (!isOver && !coupon.isBarred && coupon.stocks > 0 && coupon.receivedNum < coupon.limitNum)
    return "claimable";
  if (coupon.usableNum > 0) return "claimed";
  if (coupon.receivedNum > 0) return coupon.usedNum > 0 ? "used" : "expired";
  if (isOver) return "ended";
  return coupon.stocks > 0 ? "membersOnly" : "soldOut";
}
