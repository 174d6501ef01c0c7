import type { ExchangeTermsView } from "@tradehall/mall-adapters/exchange";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { PointsNeed } from "@tradehall/mall-components/checkout/PointsNeed";
import { BuyBox } from "@tradehall/mall-components/product/BuyBox";
import { DeliveryRow } from "@tradehall/mall-components/product/DeliveryRow";
import { PriceBlock } from "@tradehall/mall-components/product/PriceBlock";
import type { Review } from "@tradehall/mall-components/review/ReviewList";
import { toYuanText } from "@tradehall/mall-rules/money";
import { type DetailWords, pageNames } from "@tradehall/mall-rules/words";
import { exchangeWords } from "@tradehall/mall-rules/words/exchange";
import { Text } from "@tradehall/ui/Text";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import { ProductFrame } from "../../pages/ProductFrame.tsx";
import type { Attempt } from "../../server/attempt.ts";
import { useExchange } from "./use-exchange.ts";

interface IntegralDetPageProps {
  detail: DetailView;
  /** The buyer's points, and what limits the product. */
  terms: ExchangeTermsView;
  words: DetailWords;
  reviews: Review[] | undefined;
  /** What the page's form did, sent before the page's script had come. */
  answer: Attempt<unknown> | undefined;
}

export function IntegralDetPage({ detail, terms, words, reviews, answer }: IntegralDetPageProps) {
  const { locale } = useShell();
  const { isShowPurchase } = useShopInEffect();
  const exchange = useExchange(detail, terms, answer);
  const { sku, block, errorText } = exchange;
  // Sent free of charge, whatever the shop asks of other goods.
  const { freeNote: _, ...delivery } = detail.delivery;
  const notBuyable =
    detail.shop.isOpen === false
      ? "shopClosed"
      : isShowPurchase !== 1
        ? "notOffered"
        : (block ?? (delivery.isUndeliverable ? "notDelivered" : undefined));
  return (
    <ProductFrame
      detail={detail}
      listedIn={{ label: pageNames.pointsMall[locale], href: hrefTo("integral-mall") }}
      reviews={reviews}
      skuPicture={sku?.picture}
      words={words}
    >
      <PriceBlock
        yuan={sku?.yuan ?? detail.skus[0]?.yuan ?? null}
        points={exchange.score}
        label={exchangeWords.price[locale]}
        unit={detail.unit}
        soldCount={detail.soldCount}
        reviewCount={detail.reviewCount}
      />
      <DeliveryRow {...delivery} freightYuan={toYuanText("0.00")} services={detail.services} />
      <BuyBox
        productId={detail.id}
        specs={detail.specs}
        skus={detail.skus}
        swatches={detail.swatches}
        selection={exchange.selection}
        onSelect={exchange.select}
        skuHref={exchange.skuHref}
        onQuantityChange={exchange.setQuantity}
        rule={{ max: exchange.max }}
        unit={detail.unit}
        kind="exchange"
        action={exchange.skuHref(sku?.id)}
        isWishlisted={exchange.isWishlisted}
        onToggleWishlist={exchange.toggleWishlist}
        onSubmit={exchange.submit}
        quantityAside={
          terms.limit && (
            <Text size="s" tone="muted">
              {terms.limit}
            </Text>
          )
        }
        {...(notBuyable ? { notBuyable } : {})}
        {...(exchange.isPending ? { pending: "buy" as const } : {})}
        {...(errorText ? { errorText } : {})}
      >
        <PointsNeed owned={terms.owned} needed={exchange.needed} />
      </BuyBox>
    </ProductFrame>
  );
}
