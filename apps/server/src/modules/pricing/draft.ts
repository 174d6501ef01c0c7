/** What the pricing steps pass on: lines, shops and choices go in, amounts fill up step by step. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import type { CouponRule, PieceOffer, PriceTier } from "@tradehall/mall-rules/pricing";

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
  skuPriceFen: Fen;
  lowestPriceFen: Fen;
  /** Of the product. */
  tiers: readonly PriceTier[];
  /** Limited-time offers that the buyer may use now. */
  offers: readonly LineOffer[];
  /** Bought in a flash sale or a group buying: at its price, whatever else there is. */
  apart?: { activityId: number; priceFen: Fen } | undefined;
  /** Filled by the steps. */
  priceFen: Fen;
  totalFen: Fen;
  couponFen: Fen;
  pointsFen: Fen;
  /** The offer or activity whose price the line has; null at another price. */
  activityId: number | null;
}

/** What the steps add up, of a shop and of the whole. */
interface Amounts {
  goodsFen: Fen;
  freightFen: Fen;
  couponFen: Fen;
  pointsFen: Fen;
  actualFen: Fen;
  pieces: number;
}

export interface PricedShop extends Amounts {
  shopId: number;
  freightRuleFen: Fen;
  /** Goods total from which freight is free; null is never. */
  freeFreightFen: Fen | null;
  /** Whether anything of it travels at the buyer's expense: not for pick-up, virtual goods or waived freight. */
  paysFreight: boolean;
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
  reduceFen: Fen;
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
  pointsWanted: number | null;
  /** Filled by the steps. */
  usedCoupons: UsedCoupon[];
  maxPoints: number;
  pointsUsed: number;
  totals: Amounts;
}

/** One pure step: takes the draft and answers a fuller one. */
export type PricingStep = (draft: Draft) => Draft;

const none = fen(0);

export const unpricedLine = {
  priceFen: none,
  totalFen: none,
  couponFen: none,
  pointsFen: none,
  activityId: null,
};
export const noAmounts: Amounts = {
  goodsFen: none,
  freightFen: none,
  couponFen: none,
  pointsFen: none,
  actualFen: none,
  pieces: 0,
};

/** A draft before the first step. */
export const unpricedDraft = {
  usedCoupons: [],
  maxPoints: 0,
  pointsUsed: 0,
  totals: noAmounts,
} satisfies Partial<Draft>;
