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
export interface PriceBlockProps {
  /** Price of the chosen SKU in yuan, or of the cheapest. */
  yuan: string | null;
  /** Highest price while no SKU is chosen. */
  maxYuan?: string | null;
  /** Former price in yuan. */
  originalYuan?: string | null;
  /** Word for the price. Default 价格. */
  label?: string;
  /** Promotions in order. */
  promotions?: readonly PromotionRow[];
  /** Coupons to claim, see CouponStrip. */
  coupons?: readonly CouponOffer[];
  /** Called by 领取. */
  onClaimCoupon?: (couponId: string) => void;
  /** Tier prices. */
  tiers?: readonly PriceTier[];
  /** Quantity now, marks the tier. */
  count?: number;
  /** Pieces sold. */
  soldCount?: number;
  /** Reviews. */
  reviewCount?: number;
  /** Leads to the reviews. Default `#reviews`. */
  reviewsHref?: string;
  /** Activity bar over the price, e.g. a flash sale's Countdown. */
  activity?: ReactNode;
}

/** PriceBlock. */
export function PriceBlock(_props: PriceBlockProps) {
  return <div data-part="PriceBlock" />;
}
