import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { CouponNote } from "../CouponList/CouponNote.tsx";
import type { CouponCardView } from "../CouponList/index.ts";
import { CouponAct, overStates } from "../CouponTicket/CouponAct.tsx";
import { CouponTicket } from "../CouponTicket/CouponTicket.tsx";
import * as css from "./CouponClaimPanel.css.ts";
import { words } from "./CouponClaimPanel.messages.ts";

export interface CouponClaimPanelProps {
  /** The one coupon, and how it is with it. */
  coupon: CouponCardView & { state: ClaimState };
  /** When it can be claimed, as text, while that is to come. */
  startsAt?: string;
  /** Where others are claimed. */
  centreHref: string;
  /** Called by 立即领取; without it, and without script, the page itself gets a `couponId`. */
  onClaim?: (couponId: string) => void;
  /** It is being claimed: its button turns and ignores presses. Default false. */
  isPending?: boolean;
  /** Why the last try failed. */
  error?: string;
}

/** The one coupon that a link leads to: how it is with it, and what can be done. */
export function CouponClaimPanel(props: CouponClaimPanelProps) {
  const { coupon, startsAt, centreHref, onClaim, isPending = false, error } = props;
  const intl = useIntl();
  return (
    <section className={css.panel}>
      <h2 className={css.title}>
        <span role="status">{intl.formatMessage(words[coupon.state])}</span>
      </h2>
      {error && (
        <Notice isLive tone="danger">
          {error}
        </Notice>
      )}
      <div className={css.ticket}>
        <CouponTicket coupon={coupon} isOff={overStates.has(coupon.state)} note={<CouponNote {...coupon} />}>
          <CouponAct
            couponId={coupon.id}
            isPending={isPending}
            name={coupon.name}
            onClaim={onClaim}
            state={coupon.state}
            useHref={coupon.useHref}
          />
        </CouponTicket>
      </div>
      {startsAt && (
        <Text as="p" size="s" tone="muted">
          {intl.formatMessage(words.from, { time: startsAt })}
        </Text>
      )}
      <Link href={centreHref}>{intl.formatMessage(words.others)}</Link>
    </section>
  );
}
