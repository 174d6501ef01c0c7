import { CouponIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { columns } from "../../parts/AsyncList/AsyncList.css.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { CouponAct, overStates } from "../CouponTicket/CouponAct.tsx";
import { CouponTicket } from "../CouponTicket/CouponTicket.tsx";
import { words } from "./CouponList.messages.ts";
import { CouponNote } from "./CouponNote.tsx";
import type { CouponCardView } from "./coupon-list-view.ts";

export interface CouponListProps extends ListStateProps {
  /** Default none. */
  coupons?: readonly CouponCardView[];
  /** What the list is of, for what it says where there is none. */
  of: "unused" | "used" | "expired" | "claimable";
  /** Where coupons are claimed, or where goods are while there is none. */
  elsewhereHref: string;
  /** Called by 立即领取; without it, and without script, the page itself gets a `couponId`. */
  onClaim?: (couponId: string) => void;
  /** The coupon that is being claimed. */
  pendingId?: string;
}

/** Coupons as tickets: a buyer's own of one state, or those to claim. */
export function CouponList(props: CouponListProps) {
  const { coupons = [], of, elsewhereHref, onClaim, pendingId, state, onRetry } = props;
  const intl = useIntl();
  const isCentre = of === "claimable";
  const none = (
    <NoRows
      description={intl.formatMessage(isCentre ? words.claimableHint : words.hint)}
      href={elsewhereHref}
      icon={CouponIcon}
      link={intl.formatMessage(isCentre ? listWords.browse : couponWords.centre)}
      title={intl.formatMessage(words[of])}
    />
  );
  return (
    <AsyncList
      empty={coupons.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <ul className={columns}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket
              coupon={coupon}
              isOff={overStates.has(coupon.state)}
              note={<CouponNote {...coupon} />}
            >
              <CouponAct
                couponId={coupon.id}
                isPending={coupon.id === pendingId}
                name={coupon.name}
                onClaim={onClaim}
                state={coupon.state}
                useHref={coupon.useHref}
              />
            </CouponTicket>
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
