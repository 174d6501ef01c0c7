/** What the pricing steps pass on: lines, shops and wishes go in, amounts fill up step by step. All money is fen. */
import type { PieceOffer, PriceTier } from "@tradehall/mall-rules/money";
import type { CouponRule } from "@tradehall/mall-rules/states/coupon";

interface LineOffer extends PieceOffer {
  activityId: number;
}

export interface PricedLine {
  prodId: number;
  skuId: number;
  shopId: number;
  /** The line's category and all above it. */
  categoryIds: readonly number[];
  quantity: number;
  skuPriceFen: number;
  lowestPriceFen: number;
  tiers: readonly PriceTier[];
  /** Limited-time offers that the buyer may use now. */
  offers: readonly LineOffer[];
  /** Filled by the steps. */
  priceFen: number;
  totalFen: number;
  couponFen: number;
  pointsFen: number;
  /** The offer whose price the line has; null at another price. */
  activityId: number | null;
}

export interface PricedShop {
  shopId: number;
  freightRuleFen: number;
  /** Goods total from which freight is free; null is never. */
  freeFreightFen: number | null;
  /** Whether anything of it travels at the buyer's expense: not for pick-up, virtual goods or waived freight. */
  paysFreight: boolean;
  /** Filled by the steps. */
  goodsFen: number;
  freightFen: number;
  couponFen: number;
  pointsFen: number;
  actualFen: number;
  pieces: number;
}

/** A coupon the buyer holds. */
export interface HeldCoupon {
  userCouponId: number;
  /** The issuing shop; null is the platform. At most one coupon of each issuer is used. */
  issuerShopId: number | null;
  rule: CouponRule;
  startsAt: Date;
}

interface UsedCoupon {
  userCouponId: number;
  reduceFen: number;
  /** Shops whose goods it took something off. */
  shopIds: number[];
}

export interface Draft {
  lines: PricedLine[];
  shops: PricedShop[];
  /** Only those that may be used now. */
  coupons: readonly HeldCoupon[];
  /** Exactly these, or the best of each issuer. */
  couponChoice: "best" | readonly number[];
  pointsOwned: number;
  /** Points to use: 0 none, null as many as allowed. */
  pointsWish: number | null;
  /** Filled by the steps. */
  usedCoupons: UsedCoupon[];
  maxPoints: number;
  pointsUsed: number;
  totals: {
    goodsFen: number;
    freightFen: number;
    couponFen: number;
    pointsFen: number;
    actualFen: number;
    pieces: number;
  };
}

/** One pure step: takes the draft and answers a fuller one. */
export type PricingStep = (draft: Draft) => Draft;

/** A draft before the first step. */
export const emptyAmounts = {
  usedCoupons: [],
  maxPoints: 0,
  pointsUsed: 0,
  totals: { goodsFen: 0, freightFen: 0, couponFen: 0, pointsFen: 0, actualFen: 0, pieces: 0 },
} satisfies Partial<Draft>;

export const unpricedLine = { priceFen: 0, totalFen: 0, couponFen: 0, pointsFen: 0, activityId: null };
export const unpricedShop = {
  goodsFen: 0,
  freightFen: 0,
  couponFen: 0,
  pointsFen: 0,
  actualFen: 0,
  pieces: 0,
};

export const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);
