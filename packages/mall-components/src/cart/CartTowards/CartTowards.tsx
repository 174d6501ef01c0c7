import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { CouponAct } from "../../coupon/CouponTicket/CouponAct.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./CartTowards.css.ts";
import { messages } from "./CartTowards.messages.ts";

export interface CartTowardsProps {
  /** The coupon it counts towards, and how it is for the buyer; absent for an offer that the page is about anyway. */
  coupon?: { id: string; name: string; state: ClaimState };
  /** Pieces of the cart that count. */
  pieces: number;
  /** What they cost, yuan. */
  counted: YuanText;
  /** Taken off already, yuan; "0.00": not said. */
  reduce: YuanText;
  /** What is missing to the next step, and what that gives, e.g. 满600减80; absent above the last. */
  next?: { missing: YuanText; text: string };
  /** Called by 立即领取; without it, and without script, a form posts `couponId` to `claimAction`. */
  onClaim?: (couponId: string) => void;
  /** Where that form goes. Default the page itself. */
  claimAction?: string;
  /** Claiming is on its way. Default false. */
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
      <Inline aria-live="polite" as="p" rowSpace="xs" space="m" alignY="baseline">
        {coupon && (
          <Text as="strong" size="inherit" tone="inherit" weight="medium">
            {coupon.name}
          </Text>
        )}
        <span>
          {pieces > 0
            ? intl.formatMessage(messages.counted, { pieces, amount: priceText(counted) })
            : intl.formatMessage(messages.none)}
        </span>
        {isReduced && (
          <Text size="inherit" tone="price" isNumeric>
            {intl.formatMessage(messages.reduced, { amount: priceText(reduce) })}
          </Text>
        )}
        {next ? (
          <Text size="inherit" tone="inherit" weight="medium">
            {intl.formatMessage(messages.missing, { amount: priceText(next.missing), text: next.text })}
          </Text>
        ) : (
          pieces > 0 && isOpen && <span>{intl.formatMessage(reachedOf())}</span>
        )}
      </Inline>
      <Inline as="span">
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
      </Inline>
    </section>
  );
}
