import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import { ChevronDownIcon, ChevronUpIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import * as css from "./CouponStrip.css.ts";
import { words } from "./CouponStrip.messages.ts";

/** One coupon that can be claimed here. */
export interface CouponOffer {
  /** Coupon id. */
  id: string;
  /** Face, e.g. 满500减50. */
  text: string;
  /** Whom it is for, where not for all, e.g. 会员专享. */
  mark?: string;
  /** Until when, in words. */
  expiry?: string;
  /** How it is for the person. */
  state: ClaimState;
}
export interface CouponStripProps {
  /** Coupons in order; nothing renders for none. */
  coupons: readonly CouponOffer[];
  /** Called by 领取; without it, and without script, each is a form that posts its `couponId` to the page itself. */
  onClaim?: (couponId: string) => void;
  /** Coupon that is being claimed. */
  pendingId?: string;
}

/** So many stand in one line of a product's page. */
const inOneLine = 3;

/** Coupons to claim, small tickets in a line; the button shows those that do not fit. */
export function CouponStrip({ coupons, onClaim, pendingId }: CouponStripProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (coupons.length === 0) return null;
  const list = (
    <ul className={css.list({ isCut: coupons.length > inOneLine && !isOpen })}>
      {coupons.map((coupon) => {
        const { state, mark } = coupon;
        const isOver = state !== "claimable";
        return (
          <li className={css.item} key={coupon.id}>
            <form
              className={css.ticket({ isOver })}
              method="post"
              onSubmit={
                onClaim &&
                ((event) => {
                  event.preventDefault();
                  if (pendingId === undefined) onClaim(coupon.id);
                })
              }
              title={coupon.expiry}
            >
              <input name="couponId" type="hidden" value={coupon.id} />
              {mark && state !== "membersOnly" && <span className={css.mark}>{mark}</span>}
              <span>{coupon.text}</span>
              {isOver ? (
                <span className={css.end}>{intl.formatMessage(couponWords[state])}</span>
              ) : (
                <button
                  aria-busy={pendingId === coupon.id || undefined}
                  aria-label={
                    pendingId === coupon.id
                      ? undefined
                      : intl.formatMessage(words.claimName, { text: coupon.text })
                  }
                  className={css.claim}
                  type="submit"
                >
                  {intl.formatMessage(pendingId === coupon.id ? words.pending : couponWords.claim)}
                </button>
              )}
            </form>
          </li>
        );
      })}
    </ul>
  );
  if (coupons.length <= inOneLine) return list;
  return (
    <Inline alignY="top" wrap={false}>
      {list}
      <button aria-expanded={isOpen} className={css.more} onClick={() => setOpen(!isOpen)} type="button">
        {intl.formatMessage(isOpen ? actWords.less : actWords.more)}
        <Icon as={isOpen ? ChevronUpIcon : ChevronDownIcon} size="s" />
      </button>
    </Inline>
  );
}
