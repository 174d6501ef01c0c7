import type { YuanText } from "@tradehall/mall-rules/money";
import type { ReactNode } from "react";
import type { CouponOffer } from "../CouponStrip/CouponStrip.tsx";
import type { PriceTier } from "../TierPriceTable/TierPriceTable.tsx";

/** One promotion row. */
export interface PromotionRow {
  /** Key. */
  id: string;
  /** Short word, e.g. 满减. */
  tag: string;
  /** What it gives, e.g. 满300减30. */
  text: string;
  /** Its page. */
  href?: string;
}

/** What a buyer paid for a piece the last time; the day is `yyyy-MM-dd`. */
export interface LastPaidView {
  /** Price of a piece then, in yuan. */
  yuan: YuanText;
  /** The day, `yyyy-MM-dd`. */
  day: string;
}

export interface PriceBlockProps {
  /** Unit price that applies now, in yuan: of the chosen SKU at the quantity, or of the cheapest. */
  yuan: YuanText | null;
  /** Of points goods: their price in points. */
  points?: number;
  /** What one of the pieces of a unit costs, and what the unit holds, e.g. ¥0.12/只（100只/盒）. */
  piecePrice?: string;
  /** What the buyer paid the last time. */
  lastPaid?: LastPaidView | undefined;
  /** Highest price while no SKU is chosen. */
  maxYuan?: YuanText | null;
  /** Former price in yuan. */
  originalYuan?: YuanText | null;
  /** Whether it is the price for members. */
  isOfMembers?: boolean;
  /** Word for the price. Default 价格, or 会员价. */
  label?: string;
  /** What paid members pay, and how much less that is a piece; for those who are none. */
  members?: { yuan: YuanText; savedYuan: YuanText } | undefined;
  /** What it costs without a team, under the team's price. */
  alone?: { label: string; yuan: YuanText } | undefined;
  /** Promotions in order. */
  promotions?: readonly PromotionRow[];
  /** Coupons to claim, see CouponStrip. */
  coupons?: readonly CouponOffer[];
  /** Called by 领取. */
  onClaimCoupon?: (couponId: string) => void;
  /** Coupon that is being claimed. */
  claimingId?: string;
  /** Unit prices by quantity, of the chosen SKU or of the cheapest. */
  tiers?: readonly PriceTier[];
  /** Quantity now, marks the tier. */
  quantity?: number;
  /** Unit word. Default 件. */
  unit?: string;
  /** Pieces sold. */
  soldCount?: number;
  /** Reviews. */
  reviewCount?: number;
  /** Leads to the reviews. Default `#reviews`. */
  reviewsHref?: string;
  /** Activity bar over the price, e.g. a flash sale's Countdown. */
  activity?: ReactNode;
}
