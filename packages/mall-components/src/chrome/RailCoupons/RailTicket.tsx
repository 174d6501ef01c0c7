import { CouponAct, overStates } from "../../coupon/CouponTicket/CouponAct.tsx";
import { CouponTicket } from "../../coupon/CouponTicket/CouponTicket.tsx";
import type { RailCoupon } from "./rail-coupon.ts";

interface RailTicketProps {
  coupon: RailCoupon;
  isPending: boolean;
  onClaim: (couponId: string) => void;
}

/** One coupon of the drawer and what can be done with it. */
export function RailTicket({ coupon, isPending, onClaim }: RailTicketProps) {
  const { id, name, useHref, state } = coupon;
  return (
    <li>
      <CouponTicket coupon={coupon} isOff={overStates.has(state)} size="s">
        <CouponAct
          couponId={id}
          isPending={isPending}
          name={name}
          onClaim={onClaim}
          state={state}
          useHref={useHref}
        />
      </CouponTicket>
    </li>
  );
}
