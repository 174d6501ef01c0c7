import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { PriceBlock } from "@tradehall/mall-components/product/PriceBlock";
import { packPriceText, packText } from "@tradehall/mall-rules/states/product/pack";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { activityPriceText, aloneText } from "@tradehall/mall-rules/words";
import { useShell } from "../../browser/session/use-shell.ts";
import { DetailActivity } from "./DetailActivity.tsx";
import { DetailPreSale } from "./DetailPreSale.tsx";
import { groupPriceAt } from "./group-price-at.ts";
import { type PriceAt, priceAt } from "./price-at.ts";
import type { useDetailActions } from "./use-detail-actions.ts";

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
