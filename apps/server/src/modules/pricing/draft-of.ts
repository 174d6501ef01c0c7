/** Small drafts for the tests of the steps. */
import type { CouponRule } from "@tradehall/mall-rules/states/coupon";
import {
  type Draft,
  emptyAmounts,
  type HeldCoupon,
  type PricedLine,
  unpricedLine,
  unpricedShop,
} from "./draft.ts";

export const lineOf = (changes: Partial<PricedLine> = {}): PricedLine => ({
  prodId: 1,
  skuId: 1,
  shopId: 1,
  categoryIds: [1, 2, 3],
  quantity: 1,
  skuPriceFen: 1_000,
  lowestPriceFen: 1_000,
  tiers: [],
  offers: [],
  ...unpricedLine,
  ...changes,
});

/** A draft of lines whose totals are set as price × quantity; each shop takes 8 yuan freight, free from 99. */
export function draftOf(lines: Partial<PricedLine>[], changes: Partial<Draft> = {}): Draft {
  const full = lines.map((line) => {
    const one = lineOf(line);
    return { ...one, priceFen: one.skuPriceFen, totalFen: one.skuPriceFen * one.quantity };
  });
  const shops = [...new Set(full.map((line) => line.shopId))].map((shopId) => ({
    shopId,
    freightRuleFen: 800,
    freeFreightFen: 9_900,
    paysFreight: true,
    ...unpricedShop,
  }));
  return {
    lines: full,
    shops,
    coupons: [],
    couponChoice: "best",
    pointsOwned: 0,
    pointsWish: 0,
    ...emptyAmounts,
    ...changes,
  };
}

export const couponOf = (
  userCouponId: number,
  rule: Partial<CouponRule>,
  issuerShopId: number | null = null,
): HeldCoupon => ({
  userCouponId,
  issuerShopId,
  rule: { scope: "platform", scopeIds: [], thresholdFen: 0, reduceFen: 500, ...rule },
  startsAt: new Date(0),
});
