/** What the pricing steps pass on: lines, shops and choices go in, amounts fill up step by step. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import type { CouponRule, PieceOffer, PriceTier, SaveStep } from "@tradehall/mall-rules/pricing";
import type { DiscountKind } from "@tradehall/mall-rules/states/promotion/discount";

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
  /** Price of members, where the buyer is one and the SKU has one. */
  memberFen: Fen | null;
  /**
   * Bought in a flash sale, a group buying or a pre-sale, or redeemed with points: at its price, whatever else there is; the
   * deposit or the points of a piece.
   */
  activityPrice?: { activityId: number | null; priceFen: Fen; depositFen?: Fen; score?: number } | undefined;
  /** The package it is ordered with, and the price of a piece there; 0 and null outside of one. */
  comboId: number;
  packageFen: Fen | null;
  /** Filled by the steps. */
  priceFen: Fen;
  totalFen: Fen;
  /** What membership saves of it: the goods would have cost so much more. */
  memberSavedFen: Fen;
  discountFen: Fen;
  couponFen: Fen;
  pointsFen: Fen;
  /** The spend-and-save it counted for; null where none was reached. */
  discountId: number | null;
  /** The offer or activity whose price the line has; null at another price. */
  activityId: number | null;
}

/** What names a line of an order: a SKU may be bought alone and in a package, too. */
export const lineName = ({ skuId, comboId }: Pick<PricedLine, "skuId" | "comboId">): string =>
  `${skuId} ${comboId}`;

/** What the steps have taken off a line. */
export const shareOfLine = ({ discountFen, couponFen, pointsFen }: PricedLine): Fen =>
  fen(discountFen + couponFen + pointsFen);

/** What the steps add up, of a shop and of the whole. */
interface Amounts {
  goodsFen: Fen;
  /** Not in `goodsFen` any more. */
  memberSavedFen: Fen;
  freightFen: Fen;
  discountFen: Fen;
  couponFen: Fen;
  pointsFen: Fen;
  actualFen: Fen;
  /** Of it, what a pre-sale asks first; the rest, with all freight, is its balance. */
  depositFen: Fen;
  /** Points that points goods cost, beside all of this. */
  score: number;
  pieces: number;
}

export interface PricedShop extends Amounts {
  shopId: number;
  freightRuleFen: Fen;
  /** Goods total from which freight is free; null is never. */
  freeFreightFen: Fen | null;
  /** Whether anything of it travels at the buyer's expense: not for pick-up, virtual goods or waived freight. */
  paysFreight: boolean;
  /** It would, were the buyer's level without free freight. */
  isWaived: boolean;
}

/** A spend-and-save (满减) or gift (满赠) of a shop that runs now. */
export interface RunningDiscount {
  activityId: number;
  kind: DiscountKind;
  shopId: number;
  /** The products that count; none named is all of the shop. */
  prodIds: readonly number[];
  isEvery: boolean;
  steps: readonly RunningStep[];
}

export interface RunningStep extends SaveStep {
  gift: GiftPieces | null;
}

interface GiftPieces {
  skuId: number;
  quantity: number;
  /** Pieces in stock; none where it is off sale. */
  left: number;
}

/** What an order is given without payment. */
export interface EarnedGift {
  activityId: number;
  shopId: number;
  skuId: number;
  quantity: number;
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
  discounts: readonly RunningDiscount[];
  /** Only those that may be used now. */
  coupons: readonly HeldCoupon[];
  /** Exactly these, or the best of each issuer. */
  couponChoice: "best" | readonly number[];
  pointsOwned: number;
  /** Points to use: 0 none, null as many as allowed. */
  pointsWanted: number | null;
  /** Filled by the steps. */
  earnedGifts: EarnedGift[];
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
  memberSavedFen: none,
  discountFen: none,
  couponFen: none,
  pointsFen: none,
  discountId: null,
  activityId: null,
};
export const noAmounts: Amounts = {
  goodsFen: none,
  memberSavedFen: none,
  freightFen: none,
  discountFen: none,
  couponFen: none,
  pointsFen: none,
  actualFen: none,
  depositFen: none,
  score: 0,
  pieces: 0,
};

/** A draft before the first step. */
export const unpricedDraft = {
  earnedGifts: [],
  usedCoupons: [],
  maxPoints: 0,
  pointsUsed: 0,
  totals: noAmounts,
} satisfies Partial<Draft>;
