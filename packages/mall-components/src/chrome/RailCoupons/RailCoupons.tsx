import { EmptyState } from "@tradehall/ui/EmptyState";
import { CouponIcon, Icon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useId } from "react";
import { useIntl } from "react-intl";
import type { CouponState } from "../../coupon/CouponTicket/CouponAct.tsx";
import * as css from "./RailCoupons.css.ts";
import { words } from "./RailCoupons.messages.ts";
import { RailTicket } from "./RailTicket.tsx";
import type { RailCoupon } from "./rail-coupon.ts";
export interface RailCouponsProps {
  /** Claimed ones that can be used, the first to end on top. */
  mine: readonly RailCoupon[];
  /** Ones that can be claimed. */
  claimable: readonly RailCoupon[];
  /** Called by 立即领取. */
  onClaim: (couponId: string) => void;
  /** The coupon that is being claimed. */
  pendingId?: string;
}

/** What can be used, and what can be claimed. */
const countedStates: ReadonlySet<CouponState> = new Set(["unused", "claimable"]);

/** The person's coupons and those to claim, as tickets. */
export function RailCoupons({ mine, claimable, onClaim, pendingId }: RailCouponsProps) {
  const intl = useIntl();
  const id = useId();
  if (mine.length === 0 && claimable.length === 0) {
    return (
      <EmptyState
        description={intl.formatMessage(words.emptyText)}
        illustration={<Icon as={CouponIcon} size="xl" tone="faint" />}
        size="s"
        title={intl.formatMessage(words.empty)}
      />
    );
  }
  const groups = [
    { name: "mine", coupons: mine, title: words.mine, none: words.noneMine },
    { name: "claimable", coupons: claimable, title: words.claimable, none: words.noneClaimable },
  ] as const;
  return (
    <Stack space="xl">
      {groups.map(({ name, coupons, title, none }) => (
        <Stack aria-labelledby={`${id}-${name}`} as="section" key={name}>
          <h3 className={css.title} id={`${id}-${name}`}>
            {intl.formatMessage(title)}
            <Text size="xs" tone="muted" weight="regular" isNumeric>
              {coupons.filter(({ state }) => countedStates.has(state)).length}
            </Text>
          </h3>
          {coupons.length === 0 ? (
            <Text as="p" size="s" tone="muted">
              {intl.formatMessage(none)}
            </Text>
          ) : (
            <Stack as="ul" space="s">
              {coupons.map((coupon) => (
                <RailTicket
                  coupon={coupon}
                  isPending={coupon.id === pendingId}
                  key={coupon.id}
                  onClaim={onClaim}
                />
              ))}
            </Stack>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
