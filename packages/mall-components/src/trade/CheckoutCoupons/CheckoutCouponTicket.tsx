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
  /** Names of chosen ones that make way for it. */
  replaced: readonly string[];
  onToggle: (coupon: CheckoutCouponView, isSelected: boolean) => void;
}

/** One coupon as a ticket. */
export function CheckoutCouponTicket({ coupon, isSelected, isControlled, replaced, onToggle }: Props) {
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
        {!isOff && !isSelected && replaced.length > 0 && (
          <span className={css.facts} id={reasonId}>
            {intl.formatMessage(messages.replaces, { names: replaced.join("、") })}
          </span>
        )}
        {isOff && (
          <span className={css.reason} id={reasonId}>
            {blockedReason}
          </span>
        )}
      </div>
      {!isOff && (
        <div className={css.tick}>
          <Checkbox
            aria-describedby={!isSelected && replaced.length > 0 ? reasonId : undefined}
            aria-label={label}
            name="couponIds"
            onChange={(next) => onToggle(coupon, next)}
            value={id}
            {...(isControlled ? { isSelected } : { defaultSelected: isSelected })}
          />
        </div>
      )}
    </li>
  );
}
