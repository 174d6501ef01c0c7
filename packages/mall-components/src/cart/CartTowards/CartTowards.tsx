import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { CouponAct } from "../../coupon/CouponTicket/CouponAct.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./CartTowards.css.ts";
import { messages } from "./CartTowards.messages.ts";

export interface CartTowardsProps {
  /** The coupon it counts towards, and how it is for the buyer; absent for an offer that the page is about anyway. */
  coupon?: { id: string; name: string; state: ClaimState };
  /** Pieces of the cart that count, and what they cost. */
  pieces: number;
  counted: YuanText;
  /** Taken off already, yuan; "0.00": not said. */
  reduce: YuanText;
  /** What is missing to the next step, and what that gives, e.g. 满600减80; absent above the last. */
  next?: { missing: YuanText; text: string };
  /** Called by 立即领取; without it, and without script, a form posts `couponId` to `claimAction`. */
  onClaim?: (couponId: string) => void;
  claimAction?: string;
  isClaiming?: boolean;
}

const openStates: ReadonlySet<ClaimState> = new Set(["claimed", "claimable"]);

/** What the ticked goods of the cart count towards an offer or a coupon, and what is still missing. */
export function CartTowards(props: CartTowardsProps) {
  const { coupon, pieces, counted, reduce, next, onClaim, claimAction, isClaiming = false } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const isReduced = Number(reduce) > 0;
  const isOpen = !coupon || openStates.has(coupon.state);
  const reachedOf = () => {
    if (coupon?.state === "claimable") return messages.claimFirst;
    return coupon && !isReduced ? messages.better : messages.reached;
  };
  return (
    <section aria-label={intl.formatMessage(messages.label)} className={css.bar}>
      <p aria-live="polite" className={css.words}>
        {coupon && <strong className={css.name}>{coupon.name}</strong>}
        <span>
          {pieces > 0
            ? intl.formatMessage(messages.counted, { pieces, amount: priceText(counted) })
            : intl.formatMessage(messages.none)}
        </span>
        {isReduced && (
          <span className={css.off}>
            {intl.formatMessage(messages.reduced, { amount: priceText(reduce) })}
          </span>
        )}
        {next ? (
          <span className={css.missing}>
            {intl.formatMessage(messages.missing, { amount: priceText(next.missing), text: next.text })}
          </span>
        ) : (
          pieces > 0 && isOpen && <span>{intl.formatMessage(reachedOf())}</span>
        )}
      </p>
      <span className={css.acts}>
        {coupon && coupon.state !== "claimed" && (
          <CouponAct
            claimAction={claimAction}
            couponId={coupon.id}
            isPending={isClaiming}
            name={coupon.name}
            onClaim={onClaim}
            state={coupon.state}
          />
        )}
        <ButtonLink href={routes.cart} size="s" tone="sale">
          {intl.formatMessage(messages.toCart)}
        </ButtonLink>
      </span>
    </section>
  );
}
