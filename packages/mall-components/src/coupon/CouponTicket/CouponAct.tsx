import type { ClaimState, CouponStatus } from "@tradehall/mall-rules/states/promotion/coupon";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Tag } from "@tradehall/ui/Tag";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./CouponTicket.css.ts";
import { UseCoupon } from "./UseCoupon.tsx";

/** How a coupon is: for its owner, or for who may claim it. */
export type CouponState = CouponStatus | ClaimState;

/** States in which nothing can be done with a coupon. */
export const overStates: ReadonlySet<CouponState> = new Set([
  "used",
  "expired",
  "soldOut",
  "notStarted",
  "ended",
]);

interface CouponActProps {
  name: string;
  /** Id of the coupon to claim. */
  couponId: string;
  state: CouponState;
  /** Where it can be used. */
  useHref?: string | undefined;
  /** Called by 立即领取; without script the form posts `couponId` to `claimAction`. */
  onClaim: ((couponId: string) => void) | undefined;
  /** Default: the page itself. */
  claimAction?: string | undefined;
  isPending: boolean;
}

/** What can be done with a coupon, or why nothing can. */
export function CouponAct(props: CouponActProps) {
  const { name, couponId, state, useHref, onClaim, claimAction, isPending } = props;
  const intl = useIntl();
  const { membership } = useRoutes();
  const wasPressed = useRef(false);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state === "claimable" || !wasPressed.current) return;
    wasPressed.current = false;
    // The pressed button has gone: the keyboard stays at its coupon.
    (frame.current?.querySelector("a") ?? frame.current)?.focus();
  }, [state]);
  if (state === "claimable")
    return (
      <form
        action={claimAction}
        method="post"
        onSubmit={
          onClaim &&
          ((event) => {
            event.preventDefault();
            wasPressed.current = true;
            if (!isPending) onClaim(couponId);
          })
        }
      >
        <input name="couponId" type="hidden" value={couponId} />
        <Button
          aria-label={intl.formatMessage(couponWords.claimName, { name })}
          isPending={isPending}
          size="s"
          type="submit"
        >
          {intl.formatMessage(couponWords.claim)}
        </Button>
      </form>
    );
  const canUse = (state === "unused" || state === "claimed") && useHref;
  return (
    <span className={css.outcome} ref={frame} tabIndex={-1}>
      {canUse ? (
        <UseCoupon href={useHref} name={name} />
      ) : state === "membersOnly" && membership ? (
        <ButtonLink href={membership} size="s" variant="outline">
          {intl.formatMessage(couponWords.join)}
        </ButtonLink>
      ) : (
        <Tag>{intl.formatMessage(couponWords[state])}</Tag>
      )}
    </span>
  );
}
