/** One coupon that can be claimed here. */
export interface CouponOffer {
  /** Coupon id. */
  id: string;
  /** Face, e.g. 满500减50. */
  text: string;
  /** Until when, in words. */
  expiry?: string;
  /** Whether the person has it. */
  isClaimed?: boolean;
  /** Whether all are gone. */
  isSoldOut?: boolean;
}
export interface CouponStripProps {
  /** Coupons in order; nothing renders for none. */
  coupons: readonly CouponOffer[];
  /** Called by 领取; without it each is a form. */
  onClaim?: (couponId: string) => void;
  /** Coupon that is being claimed. */
  pendingId?: string;
  /** Where the claim form posts, field `couponId`. */
  action?: string;
}

/** CouponStrip. */
export function CouponStrip(_props: CouponStripProps) {
  return <div data-part="CouponStrip" />;
}
