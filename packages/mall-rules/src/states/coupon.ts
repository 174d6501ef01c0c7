/** Coupons: scope and state of a claimed one (Spec §3); what one takes off stands in pricing/coupon. */
export const couponScopes = ["platform", "category", "shop", "product"] as const;
export type CouponScope = (typeof couponScopes)[number];

/** Wire numbers of a claimed coupon: not used, used, expired. */
export const couponStatuses = { unused: 1, used: 2, expired: 0 } as const;
