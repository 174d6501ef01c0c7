/** Coupons: scope, state of a claimed one, and which lines one applies to (Spec §3). */
export const couponScopes = ["platform", "category", "shop", "product"] as const;
export type CouponScope = (typeof couponScopes)[number];

/** Wire numbers of a claimed coupon: not used, used, expired. */
export const couponStatuses = { unused: 1, used: 2, expired: 0 } as const;

export interface CouponRule {
  scope: CouponScope;
  /** Ids of the scope: categories (any level), shops or products; empty for the platform. */
  scopeIds: readonly number[];
  /** Least total of the goods it applies to, in fen; 0 has no threshold. */
  thresholdFen: number;
  reduceFen: number;
}

export interface CouponLine {
  prodId: number;
  shopId: number;
  /** The line's category and all above it. */
  categoryIds: readonly number[];
  totalFen: number;
}

/** Whether a coupon covers this line. */
export function couponCovers(coupon: Pick<CouponRule, "scope" | "scopeIds">, line: CouponLine): boolean {
  if (coupon.scope === "platform") return true;
  if (coupon.scope === "shop") return coupon.scopeIds.includes(line.shopId);
  if (coupon.scope === "product") return coupon.scopeIds.includes(line.prodId);
  return line.categoryIds.some((id) => coupon.scopeIds.includes(id));
}

/** What a coupon takes off these lines, in fen: 0 where its threshold is not met, never more than the goods cost. */
export function couponReduction(coupon: CouponRule, lines: readonly CouponLine[]): number {
  const covered = lines
    .filter((line) => couponCovers(coupon, line))
    .reduce((sum, line) => sum + line.totalFen, 0);
  if (covered === 0 || covered < coupon.thresholdFen) return 0;
  return Math.min(coupon.reduceFen, covered);
}
