/** Coupons that the shops of a cart issue now, and what the ticked goods lack to each. */
import type { CartPromotion } from "@tradehall/api-client/models/cart";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import type { CouponScope } from "@tradehall/mall-rules/states/coupon";
import { and, asc, gt, inArray, lte } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons } from "#server/db/schema/index.ts";
import { coveredFen } from "#server/modules/pricing/coupon.ts";
import type { Draft } from "#server/modules/pricing/draft.ts";
import type { Purse } from "#server/modules/pricing/purse.ts";

export async function loadPromotions(
  db: Database,
  view: { purse: Purse; draft: Draft },
  shopIds: readonly number[],
  now: Date,
): Promise<Map<number, CartPromotion[]>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(coupons)
    .where(and(inArray(coupons.shopId, [...shopIds]), lte(coupons.startsAt, now), gt(coupons.endsAt, now)))
    .orderBy(asc(coupons.thresholdFen), asc(coupons.id));
  const heldIds = new Set(view.purse.coupons.map((one) => one.couponId));
  const offered = rows.filter((row) => row.left > 0 || heldIds.has(row.id));
  const byShop = Map.groupBy(offered, (row) => row.shopId ?? 0);
  return new Map(
    [...byShop].map(([shopId, ofShop]) => [
      shopId,
      ofShop.map((row) => {
        const rule = { ...row, scope: row.scope as CouponScope };
        const held = { userCouponId: 0, issuerShopId: shopId, rule, startsAt: row.startsAt };
        return {
          couponId: row.id,
          name: row.name,
          cashCondition: fenToYuan(row.thresholdFen),
          reduceAmount: fenToYuan(row.reduceFen),
          missing: fenToYuan(fen(Math.max(0, row.thresholdFen - coveredFen(held, view.draft.lines)))),
          isClaimed: heldIds.has(row.id) ? 1 : 0,
        };
      }),
    ]),
  );
}
