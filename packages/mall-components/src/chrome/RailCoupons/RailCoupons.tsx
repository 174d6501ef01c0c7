import { EmptyState } from "@tradehall/ui/EmptyState";
import { CouponIcon, Icon } from "@tradehall/ui/Icon";
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
    <div className={css.groups}>
      {groups.map(({ name, coupons, title, none }) => (
        <section aria-labelledby={`${id}-${name}`} className={css.group} key={name}>
          <h3 className={css.title} id={`${id}-${name}`}>
            {intl.formatMessage(title)}
            <span className={css.count}>
              {coupons.filter(({ state }) => countedStates.has(state)).length}
            </span>
          </h3>
          {coupons.length === 0 ? (
            <p className={css.none}>{intl.formatMessage(none)}</p>
          ) : (
            <ul className={css.tickets}>
              {coupons.map((coupon) => (
                <RailTicket
                  coupon={coupon}
                  isPending={coupon.id === pendingId}
                  key={coupon.id}
                  onClaim={onClaim}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
