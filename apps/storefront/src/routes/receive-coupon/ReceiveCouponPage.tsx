import {
  CouponClaimPanel,
  type CouponClaimPanelProps,
} from "@tradehall/mall-components/coupon/CouponClaimPanel";
import { Frame } from "@tradehall/ui/Frame";
import { Surface } from "@tradehall/ui/Surface";
import { useClaim } from "../../browser/actions/use-claim.ts";
import { hrefTo } from "../../href-to.ts";
import type { Attempt } from "../../server/attempt.ts";

interface ReceiveCouponPageProps extends Pick<CouponClaimPanelProps, "coupon" | "startsAt"> {
  /** Of a page without script. */
  answer: Attempt<unknown> | undefined;
}

export function ReceiveCouponPage({ coupon, startsAt, answer }: ReceiveCouponPageProps) {
  const { claim, pendingId } = useClaim();
  return (
    <Frame paddingY="m">
      <Surface padding="m">
        <CouponClaimPanel
          coupon={coupon}
          centreHref={hrefTo("coupons")}
          onClaim={claim}
          isPending={pendingId !== undefined}
          {...(startsAt ? { startsAt } : {})}
          {...(answer?.ok === false ? { error: answer.error.message } : {})}
        />
      </Surface>
    </Frame>
  );
}
