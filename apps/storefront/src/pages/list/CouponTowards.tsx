import { CartTowards, type CartTowardsProps } from "@tradehall/mall-components/cart/CartTowards";
import { useClaim } from "../../browser/actions/use-claim.ts";
import { hrefTo } from "../../href-to.ts";

/** What the cart counts towards the coupon of the list, which is claimed here, too. */
export function CouponTowards({ towards }: { towards: CartTowardsProps }) {
  const { coupon } = towards;
  const action = coupon && hrefTo("receive-coupon", { couponId: coupon.id });
  const { claim, pendingId } = useClaim(action);
  return (
    <CartTowards
      {...towards}
      onClaim={claim}
      isClaiming={pendingId !== undefined}
      {...(action ? { claimAction: action } : {})}
    />
  );
}
