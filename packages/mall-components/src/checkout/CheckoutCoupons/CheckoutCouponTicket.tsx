import { priceText } from "@tradehall/mall-rules/money";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { useId } from "react";
import { useIntl } from "react-intl";
import { CouponTicket } from "../../coupon/CouponTicket/CouponTicket.tsx";
import * as css from "./CheckoutCoupons.css.ts";
import { messages } from "./CheckoutCoupons.messages.ts";
import type { CheckoutCouponView } from "./checkout-coupons-view.ts";

interface Props {
  coupon: CheckoutCouponView;
  isSelected: boolean;
  isControlled: boolean;
  /** Names of chosen ones that make way for it. */
  replaced: readonly string[];
  onToggle: (coupon: CheckoutCouponView, isSelected: boolean) => void;
}

/** One coupon as a ticket with a box, or with why it cannot be used. */
export function CheckoutCouponTicket({ coupon, isSelected, isControlled, replaced, onToggle }: Props) {
  const intl = useIntl();
  const { id, name, reduce, blockedReason } = coupon;
  const reasonId = useId();
  const isOff = blockedReason !== undefined;
  const makesWay = !isOff && !isSelected && replaced.length > 0;
  const note = isOff
    ? blockedReason
    : makesWay && intl.formatMessage(messages.replaces, { names: replaced.join("、") });
  return (
    <li>
      <CouponTicket
        coupon={coupon}
        isOff={isOff}
        note={
          note && (
            <span className={isOff ? css.reason : css.facts} id={reasonId}>
              {note}
            </span>
          )
        }
      >
        {!isOff && (
          <Checkbox
            aria-describedby={makesWay ? reasonId : undefined}
            aria-label={intl.formatMessage(messages.ticket, { name, amount: priceText(reduce) })}
            name="couponIds"
            onChange={(next) => onToggle(coupon, next)}
            value={id}
            {...(isControlled ? { isSelected } : { defaultSelected: isSelected })}
          />
        )}
      </CouponTicket>
    </li>
  );
}
