import { CouponList } from "../../coupon/CouponList/CouponList.tsx";
import type { CouponCardView } from "../../coupon/CouponList/coupon-list-view.ts";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";

export interface BlockCouponsProps {
  /** Heading; "" for none. */
  title: string;
  /** Coupons in order; nothing renders for none. */
  coupons: readonly CouponCardView[];
  /** Called by 立即领取; without it, and without script, the page itself gets a `couponId`. */
  onClaim?: ((couponId: string) => void) | undefined;
  /** The coupon that is being claimed. */
  pendingId?: string | undefined;
}

/** Block: coupons to claim in their place. */
export function BlockCoupons({ title, coupons, ...claiming }: BlockCouponsProps) {
  if (coupons.length === 0) return null;
  return (
    <BlockFrame title={title}>
      <CouponList coupons={coupons} elsewhereHref="" of="claimable" {...claiming} />
    </BlockFrame>
  );
}
