/** Coupons that the shops of a cart issue now, and what the ticked goods lack to each. */
import type { CartPromotion } from "@tradehall/api-client/models/cart";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import type { Database } from "#server/db/database.ts";
import type { Buyer } from "#server/handle.ts";
import { coveredFen } from "#server/modules/pricing/coupon.ts";
import type { Draft } from "#server/modules/pricing/draft.ts";
import { couponsOfShops } from "#server/modules/promotion/coupon/coupon-list.ts";

export async function loadPromotions(
  db: Database,
  draft: Draft,
  shopIds: readonly number[],
  asked: { visitor: Pick<Buyer, "userId" | "paidRank">; now: Date },
): Promise<Map<number, CartPromotion[]>> {
  const offered = await couponsOfShops(db, shopIds, asked);
  const byShop = Map.groupBy(offered, (coupon) => coupon.shopId ?? 0);
  return new Map(
    [...byShop].map(([shopId, ofShop]) => [
      shopId,
      ofShop.map(({ couponId, couponName, scope, scopeIds, cashCondition, reduceAmount, state }) => {
        const rule = {
          scope,
          scopeIds,
          thresholdFen: yuanToFen(cashCondition),
          reduceFen: yuanToFen(reduceAmount),
        };
        const covered = coveredFen({ issuerShopId: shopId, rule }, draft.lines);
        return {
          couponId,
          name: couponName,
          cashCondition,
          reduceAmount,
          missing: fenToYuan(fen(Math.max(0, rule.thresholdFen - covered))),
          state,
        };
      }),
    ]),
  );
}
