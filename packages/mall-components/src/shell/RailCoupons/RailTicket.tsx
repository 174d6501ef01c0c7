import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { Price } from "../../catalog/Price/Price.tsx";
import { couponWords } from "../../messages/coupon.messages.ts";
import { couponThreshold } from "../../messages/coupon-threshold.ts";
import * as css from "./RailCoupons.css.ts";
import { words } from "./RailCoupons.messages.ts";
import type { RailCoupon } from "./RailCoupons.tsx";

interface RailTicketProps {
  coupon: RailCoupon;
  isPending: boolean;
  /** Claims it; undefined for a claimed one, which is used. */
  onClaim: (() => void) | undefined;
}

/** One coupon as a ticket: what it is worth at the left, what to do with it at the right. */
export function RailTicket({ coupon, isPending, onClaim }: RailTicketProps) {
  const intl = useIntl();
  const { name, reduce, threshold, scopeText, expiresAt, useHref, isClaimed } = coupon;
  return (
    <li className={css.ticket}>
      <span className={css.worth}>
        <Price yuan={reduce} />
        <span className={css.threshold}>{couponThreshold(intl, threshold)}</span>
      </span>
      <span className={css.words}>
        <strong className={css.name} title={name}>
          {name}
        </strong>
        <span className={css.fact} title={scopeText}>
          {scopeText}
        </span>
        <span className={css.fact}>{intl.formatMessage(couponWords.until, { date: expiresAt })}</span>
      </span>
      <span className={css.act}>
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
        {!onClaim && useHref && (
          <ButtonLink
            aria-label={intl.formatMessage(words.useName, { name })}
            href={useHref}
            size="s"
            variant="outline"
          >
            {intl.formatMessage(words.use)}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}
