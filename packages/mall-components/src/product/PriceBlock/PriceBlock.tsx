import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import type { CouponOffer } from "../CouponStrip/CouponStrip.tsx";
import { CouponStrip } from "../CouponStrip/CouponStrip.tsx";
import { Price } from "../Price/Price.tsx";
import type { PriceTier } from "../TierPriceTable/TierPriceTable.tsx";
import { TierPriceTable } from "../TierPriceTable/TierPriceTable.tsx";
import * as css from "./PriceBlock.css.ts";
import { words } from "./PriceBlock.messages.ts";
import { PriceCounts } from "./PriceCounts.tsx";
import { PriceNow } from "./PriceNow.tsx";
import { PriceRow } from "./PriceRow.tsx";

/** One promotion row. */
export interface PromotionRow {
  /** Key. */
  id: string;
  /** Short word, e.g. 满减. */
  tag: string;
  /** What it gives, e.g. 满300减30. */
  text: string;
  /** Its page. */
  href?: string;
}
/** What a buyer paid for a piece the last time; the day is `yyyy-MM-dd`. */
export interface LastPaidView {
  yuan: YuanText;
  day: string;
}
export interface PriceBlockProps {
  /** Unit price that applies now, in yuan: of the chosen SKU at the quantity, or of the cheapest. */
  yuan: YuanText | null;
  /** Of points goods: their price in points. */
  points?: number;
  /** What one of the pieces of a unit costs, and what the unit holds, e.g. ¥0.12/只（100只/盒）. */
  piecePrice?: string;
  /** What the buyer paid the last time. */
  lastPaid?: LastPaidView | undefined;
  /** Highest price while no SKU is chosen. */
  maxYuan?: YuanText | null;
  /** Former price in yuan. */
  originalYuan?: YuanText | null;
  /** Whether it is the price for members. */
  isOfMembers?: boolean;
  /** Word for the price. Default 价格, or 会员价. */
  label?: string;
  /** What paid members pay, and how much less that is a piece; for those who are none. */
  members?: { yuan: YuanText; savedYuan: YuanText } | undefined;
  /** What it costs without a team, under the team's price. */
  alone?: { label: string; yuan: YuanText } | undefined;
  /** Promotions in order. */
  promotions?: readonly PromotionRow[];
  /** Coupons to claim, see CouponStrip. */
  coupons?: readonly CouponOffer[];
  /** Called by 领取. */
  onClaimCoupon?: (couponId: string) => void;
  /** Coupon that is being claimed. */
  claimingId?: string;
  /** Unit prices by quantity, of the chosen SKU or of the cheapest. */
  tiers?: readonly PriceTier[];
  /** Quantity now, marks the tier. */
  quantity?: number;
  /** Unit word. Default 件. */
  unit?: string;
  /** Pieces sold. */
  soldCount?: number;
  /** Reviews. */
  reviewCount?: number;
  /** Leads to the reviews. Default `#reviews`. */
  reviewsHref?: string;
  /** Activity bar over the price, e.g. a flash sale's Countdown. */
  activity?: ReactNode;
}

/** What membership would save, with the way to become a member where there is one. */
function Joining({ savedYuan }: { savedYuan: YuanText }) {
  const text = useIntl().formatMessage(words.joinToSave, { amount: priceText(savedYuan) });
  const { membership } = useRoutes();
  return membership ? <Link href={membership}>{text}</Link> : text;
}

/** The tinted block of a detail page: price, tiers, promotions, coupons, and at its end sold and reviews. */
export function PriceBlock(props: PriceBlockProps) {
  const { alone, members } = props;
  const { promotions = [], coupons = [], tiers = [], activity } = props;
  const intl = useIntl();
  const label = intl.formatMessage(props.isOfMembers ? goodsWords.memberPrice : goodsWords.price);
  return (
    <div className={css.block}>
      {activity && <div className={css.activity}>{activity}</div>}
      <div className={css.body}>
        <div className={css.rows}>
          <PriceRow label={props.label ?? label}>
            <PriceNow {...props} />
          </PriceRow>
          {alone && (
            <PriceRow label={alone.label}>
              <Price size="s" tone="text" yuan={alone.yuan} />
            </PriceRow>
          )}
          {members && (
            <PriceRow label={intl.formatMessage(goodsWords.memberPrice)}>
              <span className={css.members}>
                <Price size="m" tone="inherit" yuan={members.yuan} />
                <Joining savedYuan={members.savedYuan} />
              </span>
            </PriceRow>
          )}
          <TierPriceTable count={props.quantity} tiers={tiers} unit={props.unit} />
          {promotions.length > 0 && (
            <PriceRow label={intl.formatMessage(words.promotion)}>
              <ul className={css.promotions}>
                {promotions.map((promotion) => (
                  <li className={css.promotion} key={promotion.id}>
                    <Tag size="s" tone="sale" variant="outline">
                      {promotion.tag}
                    </Tag>
                    {promotion.href ? (
                      <Link href={promotion.href} tone="neutral">
                        {promotion.text}
                      </Link>
                    ) : (
                      promotion.text
                    )}
                  </li>
                ))}
              </ul>
            </PriceRow>
          )}
          {coupons.length > 0 && (
            <PriceRow label={intl.formatMessage(couponWords.coupons)}>
              <CouponStrip coupons={coupons} onClaim={props.onClaimCoupon} pendingId={props.claimingId} />
            </PriceRow>
          )}
        </div>
        <PriceCounts {...props} />
      </div>
    </div>
  );
}
