import { Button } from "@tradehall/ui/Button";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { CouponTicket } from "../../trade/CouponTicket/CouponTicket.tsx";
import { UseCoupon } from "../../trade/CouponTicket/UseCoupon.tsx";
import type { RailCoupon } from "./RailCoupons.tsx";

interface RailTicketProps {
  coupon: RailCoupon;
  isPending: boolean;
  /** Claims it; undefined for a claimed one, which is used. */
  onClaim: (() => void) | undefined;
}

/** One coupon of the drawer and what can be done with it. */
export function RailTicket({ coupon, isPending, onClaim }: RailTicketProps) {
  const intl = useIntl();
  const { name, useHref, isClaimed } = coupon;
  return (
    <li>
      <CouponTicket coupon={coupon} size="s">
        {onClaim && !isClaimed && (
          <Button
            aria-label={intl.formatMessage(couponWords.claimName, { name })}
            isPending={isPending}
            onPress={onClaim}
            size="s"
          >
            {intl.formatMessage(couponWords.claim)}
          </Button>
        )}
        {onClaim && isClaimed && <Tag tone="success">{intl.formatMessage(couponWords.claimed)}</Tag>}
        {!onClaim && useHref && <UseCoupon href={useHref} name={name} />}
      </CouponTicket>
    </li>
  );
}
