/** Coupons: scope and state of a claimed one (Spec §3); what one takes off stands in pricing/coupon. */
export const couponScopes = ["platform", "category", "shop", "product"] as const;
export type CouponScope = (typeof couponScopes)[number];

/** Wire numbers of a claimed coupon: not used, used, expired. */
export const couponStatuses = { unused: 1, used: 2, expired: 0 } as const;
export type CouponStatus = keyof typeof couponStatuses;

/** Whether a coupon can be claimed, and if not, why. */
export const claimStates = ["claimable", "claimed", "soldOut", "notStarted", "ended"] as const;
export type ClaimState = (typeof claimStates)[number];

export interface ClaimFacts {
  /** Server times, ms. */
  startsAt: number;
  endsAt: number;
  /** Left to claim. */
  stocks: number;
  /** How many one buyer may have, and has. */
  limitNum: number;
  receivedNum: number;
}

/** One who has all they may have hears that, not that the rest are gone. */
export function claimState(coupon: ClaimFacts, now: number): ClaimState {
  if (now >= coupon.endsAt) return "ended";
  if (coupon.receivedNum >= coupon.limitNum) return "claimed";
  if (now < coupon.startsAt) return "notStarted";
  return coupon.stocks > 0 ? "claimable" : "soldOut";
}
