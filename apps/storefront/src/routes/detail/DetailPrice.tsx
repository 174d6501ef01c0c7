import { groupPriceAt, type PriceAt, priceAt } from "@tradehall/mall-adapters/detail-price";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { Countdown } from "@tradehall/mall-components/parts/Countdown";
import { PriceBlock } from "@tradehall/mall-components/product/PriceBlock";
import { PreSaleBar, type PreSaleBarProps } from "@tradehall/mall-components/promotion/PreSaleBar";
import { packPriceText, packText } from "@tradehall/mall-rules/states/product/pack";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { activityPriceText, aloneText } from "@tradehall/mall-rules/words/activities";
import { Link } from "@tradehall/ui/Link";
import { useRevalidator } from "react-router-dom";
import { useShell } from "../../browser/session/use-shell.ts";
import type { useDetailActions } from "./use-detail-actions.ts";

interface DetailActivityProps {
  activity: NonNullable<DetailView["activity"]>;
  now: number;
}

/** The activity's price, state and time; when it is over the server's prices are loaded again. */
function DetailActivity({ activity, now }: DetailActivityProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <span>{activity.text}</span>
      {activity.href && (
        <Link href={activity.href} tone="inherit" underline="always">
          {activity.linkText}
        </Link>
      )}
      <Countdown
        now={now}
        endsAt={activity.endsAt}
        label={activity.timeText}
        // A clock that has run out shows no time: what is sold out says so instead.
        {...(activity.endsAt <= now ? { endText: activity.timeText } : {})}
        tone="inverse"
        // Without a network the trouble page would take the page's place; anyone who buys is told the new price anyway.
        onEnd={() => void (navigator.onLine && revalidate())}
      />
    </>
  );
}

/** The pre-sale's phase and clock; at its end the server's next phase is asked for. */
function DetailPreSale(props: Pick<PreSaleBarProps, "times" | "now">) {
  const { revalidate } = useRevalidator();
  // Without a network the trouble page would take the page's place; anyone who buys is told the phase anyway.
  return <PreSaleBar {...props} onEdge={() => void (navigator.onLine && revalidate())} />;
}

/** What all SKUs of one price hold alike, before one is chosen. */
function packOfAll(skus: readonly SkuOption[], { yuan, maxYuan }: PriceAt) {
  const [first, ...others] = skus.map(({ pack }) => pack);
  const isAlike =
    yuan === maxYuan && others.every((pack) => pack && first && packText(pack) === packText(first));
  return isAlike ? first : undefined;
}

interface DetailPriceProps {
  detail: DetailView;
  /** The chosen SKU; undefined before the choice is whole. */
  sku: SkuOption | undefined;
  quantity: number;
  actions: Pick<ReturnType<typeof useDetailActions>, "coupons" | "claim" | "claimingId">;
}

/** What a piece costs now, by SKU and quantity, with the coupons of the product. */
export function DetailPrice({ detail, sku, quantity, actions }: DetailPriceProps) {
  const { locale } = useShell();
  const price = priceAt(detail, sku, quantity);
  const pack = sku ? sku.pack : packOfAll(detail.skus, price);
  const { group } = groupPriceAt(detail, sku, quantity, undefined);
  return (
    <PriceBlock
      {...price}
      {...(detail.points > 0 ? { points: detail.points } : {})}
      promotions={detail.promotions}
      coupons={actions.coupons}
      onClaimCoupon={actions.claim}
      {...(actions.claimingId ? { claimingId: actions.claimingId } : {})}
      {...(pack ? { piecePrice: packPriceText(group?.yuan ?? price.yuan, pack) } : {})}
      {...(sku && detail.lastPaid[sku.id] ? { lastPaid: detail.lastPaid[sku.id] } : {})}
      quantity={quantity}
      unit={detail.unit}
      soldCount={detail.soldCount}
      reviewCount={detail.reviewCount}
      reviewsHref="#reviews"
      {...(detail.priceLabel ? { label: detail.priceLabel } : {})}
      {...(group
        ? {
            ...{ yuan: group.yuan, maxYuan: null, originalYuan: null, isOfMembers: false },
            label: activityPriceText("grouping", locale),
            alone: { label: aloneText[locale], yuan: price.yuan },
          }
        : {})}
      {...(detail.preSale ? { activity: <DetailPreSale times={detail.preSale} now={detail.now} /> } : {})}
      {...(detail.activity
        ? { activity: <DetailActivity activity={detail.activity} now={detail.now} /> }
        : {})}
    />
  );
}
