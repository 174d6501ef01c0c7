import { priceText } from "@tradehall/mall-rules/money";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { useId } from "react";
import { useIntl } from "react-intl";
import { Price } from "../../catalog/Price/index.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import { couponThreshold } from "../../messages/coupon-threshold.ts";
import * as css from "./CheckoutCoupons.css.ts";
import { messages } from "./CheckoutCoupons.messages.ts";
import type { CheckoutCouponView } from "./CheckoutCoupons.tsx";

interface Props {
  coupon: CheckoutCouponView;
  isSelected: boolean;
  isControlled: boolean;
  onToggle: (id: string, isSelected: boolean) => void;
}

/** One coupon as a ticket. */
export function CheckoutCouponTicket({ coupon, isSelected, isControlled, onToggle }: Props) {
  const intl = useIntl();
  const { id, reduce, threshold, scopeText, expiresAt, blockedReason } = coupon;
  const reasonId = useId();
  const label = intl.formatMessage(messages.ticket, { name: coupon.name, amount: priceText(reduce) });
  const isOff = blockedReason !== undefined;
  return (
    <li className={css.ticket} data-off={isOff || undefined}>
      <div className={css.worth}>
        <Price yuan={reduce} size="m" />
        <span className={css.threshold}>{couponThreshold(intl, threshold)}</span>
      </div>
      <div className={css.words}>
        <span className={css.name}>{coupon.name}</span>
        <span className={css.facts}>{scopeText}</span>
        <span className={css.facts}>{intl.formatMessage(couponWords.until, { date: expiresAt })}</span>
        {isOff && (
          <span className={css.reason} id={reasonId}>
            {blockedReason}
          </span>
        )}
      </div>
      {!isOff && (
        <div className={css.tick}>
          <Checkbox
            aria-label={label}
            isDisabled={coupon.isExcluded && !isSelected}
            name="couponIds"
            onChange={(next) => onToggle(id, next)}
            value={id}
            {...(isControlled ? { isSelected } : { defaultSelected: isSelected })}
          />
        </div>
      )}
    </li>
  );
}
