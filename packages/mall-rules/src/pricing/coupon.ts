/** Which goods a coupon covers, and what it takes off them (Spec §3). */
import { type Fen, fen, sumFen } from "../money/index.ts";
import type { CouponScope } from "../states/promotion/coupon.ts";

export interface CouponRule {
  scope: CouponScope;
  /** Ids of the scope: categories (any level), shops or products; empty for the platform. */
  scopeIds: readonly number[];
  /** Least total of the goods it applies to; 0 has no threshold. */
  thresholdFen: Fen;
  reduceFen: Fen;
}

interface CouponLine {
  prodId: number;
  shopId: number;
  /** The line's category and all above it. */
  categoryIds: readonly number[];
  totalFen: Fen;
}

/** Whether a coupon covers this line. */
export function couponCovers(coupon: Pick<CouponRule, "scope" | "scopeIds">, line: CouponLine): boolean {
  if (coupon.scope === "platform") return true;
  if (coupon.scope === "shop") return coupon.scopeIds.includes(line.shopId);
  if (coupon.scope === "product") return coupon.scopeIds.includes(line.prodId);
  return line.categoryIds.some((id) => coupon.scopeIds.includes(id));
}

/** What a coupon takes off these lines: 0 where its threshold is not met, never more than the goods cost. */
export function couponReduction(coupon: CouponRule, lines: readonly CouponLine[]): Fen {
  const covered = sumFen(
    lines.filter((line) => couponCovers(coupon, line)),
    (line) => line.totalFen,
  );
  if (covered === 0 || covered < coupon.thresholdFen) return fen(0);
  return fen(Math.min(coupon.reduceFen, covered));
}
