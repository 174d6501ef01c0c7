import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { CouponStrip } from "../CouponStrip/CouponStrip.tsx";
import { Price } from "../Price/Price.tsx";
import { TierPriceTable } from "../TierPriceTable/TierPriceTable.tsx";
import * as css from "./PriceBlock.css.ts";
import { words } from "./PriceBlock.messages.ts";
import { PriceCounts } from "./PriceCounts.tsx";
import { PriceNow } from "./PriceNow.tsx";
import { PriceRow } from "./PriceRow.tsx";
import type { PriceBlockProps } from "./price-block-props.ts";

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
        <Stack space="s" width="fluid">
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
              <Stack as="ul" space="xs">
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
              </Stack>
            </PriceRow>
          )}
          {coupons.length > 0 && (
            <PriceRow label={intl.formatMessage(couponWords.coupons)}>
              <CouponStrip coupons={coupons} onClaim={props.onClaimCoupon} pendingId={props.claimingId} />
            </PriceRow>
          )}
        </Stack>
        <PriceCounts {...props} />
      </div>
    </div>
  );
}
