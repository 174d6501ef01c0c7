import type { FlashSaleSku, FlashSaleView } from "@tradehall/mall-adapters/flash-sale-detail";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { PriceBlock } from "@tradehall/mall-components/product/PriceBlock";
import { FlashSaleBar } from "@tradehall/mall-components/promotion/FlashSaleBar";
import type { ActivityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { useRefresh } from "../../browser/calls/use-polling.ts";

interface FlashSalePriceProps {
  sale: FlashSaleView;
  detail: DetailView;
  /** Of the chosen SKU; undefined before the choice is whole. */
  offer: FlashSaleSku | undefined;
  state: ActivityStatus;
}

/** The price in the round under its clock, which turns the page at its edges. */
export function FlashSalePrice({ sale, detail, offer, state }: FlashSalePriceProps) {
  const refresh = useRefresh();
  const all = Object.values(sale.offers);
  const shown = offer ?? all[0];
  return (
    <PriceBlock
      yuan={shown?.yuan ?? null}
      originalYuan={shown?.originalYuan ?? null}
      unit={detail.unit}
      soldCount={detail.soldCount}
      reviewCount={detail.reviewCount}
      reviewsHref="#reviews"
      activity={
        <FlashSaleBar
          roundName={sale.roundName}
          state={state}
          now={sale.now}
          startsAt={sale.startsAt}
          endsAt={sale.endsAt}
          left={offer?.left ?? all.reduce((left, one) => left + one.left, 0)}
          unit={detail.unit}
          onEdge={refresh}
        />
      }
    />
  );
}
