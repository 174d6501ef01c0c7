/** Small drafts for the tests of the steps. */
import { fen } from "@tradehall/mall-rules/money";
import type { CouponRule } from "@tradehall/mall-rules/pricing";
import {
  type Draft,
  type HeldCoupon,
  noAmounts,
  type PricedLine,
  unpricedDraft,
  unpricedLine,
} from "./draft.ts";

export const lineOf = (changes: Partial<PricedLine> = {}): PricedLine => ({
  prodId: 1,
  skuId: 1,
  shopId: 1,
  categoryIds: [1, 2, 3],
  quantity: 1,
  skuPriceFen: fen(1_000),
  lowestPriceFen: fen(1_000),
  tiers: [],
  offers: [],
  memberFen: null,
  comboId: 0,
  packageFen: null,
  ...unpricedLine,
  ...changes,
});

/** A draft of lines whose totals are set as price × quantity; each shop takes 8 yuan freight, free from 99. */
export function draftOf(lines: Partial<PricedLine>[], changes: Partial<Draft> = {}): Draft {
  const full = lines.map((line) => {
    const one = lineOf(line);
    return { ...one, priceFen: one.skuPriceFen, totalFen: fen(one.skuPriceFen * one.quantity) };
  });
  const shops = [...new Set(full.map((line) => line.shopId))].map((shopId) => ({
    shopId,
    freightRuleFen: fen(800),
    freeFreightFen: fen(9_900),
    paysFreight: true,
    isWaived: false,
    ...noAmounts,
  }));
  return {
    lines: full,
    shops,
    discounts: [],
    coupons: [],
    couponChoice: "best",
    pointsOwned: 0,
    pointsWanted: 0,
    ...unpricedDraft,
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
  rule: { scope: "platform", scopeIds: [], thresholdFen: fen(0), reduceFen: fen(500), ...rule },
  startsAt: new Date(0),
});
