import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { BuyBox } from "@tradehall/mall-components/catalog/BuyBox";
import { DeliveryRow } from "@tradehall/mall-components/catalog/DeliveryRow";
import { Gallery } from "@tradehall/mall-components/catalog/Gallery";
import { ListTrail } from "@tradehall/mall-components/catalog/ListTrail";
import type { ProductSummary } from "@tradehall/mall-components/catalog/ProductCard";
import { RecommendedRow } from "@tradehall/mall-components/catalog/RecommendedRow";
import type { Review } from "@tradehall/mall-components/catalog/ReviewList";
import { ShopCard } from "@tradehall/mall-components/catalog/ShopCard";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { hrefTo } from "../../href-to.ts";
import { DetailPrice } from "./DetailPrice.tsx";
import { DetailSections } from "./DetailSections.tsx";
import type { DetailAnswer } from "./route.tsx";
import type { ReviewFacts } from "./to-review-facts.ts";
import { useDetailActions } from "./use-detail-actions.ts";
import { useShopVisit } from "./use-shop-visit.ts";
import { useSkuChoice } from "./use-sku-choice.ts";

interface DetailPageProps {
  detail: DetailView;
  words: DetailWords;
  reviews: Review[] | undefined;
  reviewFacts: ReviewFacts;
  recommended: ProductSummary[];
  /** What the page's form did, sent before the page's script had come. */
  answer: DetailAnswer | undefined;
}

export function DetailPage({ detail, words, reviews, reviewFacts, recommended, answer }: DetailPageProps) {
  const { sku, selection, select } = useSkuChoice(detail);
  const [count, setCount] = useState(detail.quantity.min);
  const actions = useDetailActions(detail, answer);
  const isOffered = useShopVisit({
    shopId: Number(detail.shopId),
    prodId: Number(detail.id),
    isOpen: detail.shop.isOpen ?? true,
    isCloudWarehouse: detail.isCloudWarehouse,
  });
  const notBuyable = detail.notBuyable ?? (isOffered ? undefined : "notOffered");
  const { delivery } = detail;
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListTrail steps={detail.trail} current={detail.name} />
        <Surface padding="l">
          <Columns space="xl" collapseBelow="desktop">
            <Column width="gallery">
              <Gallery
                pictures={detail.pictures}
                name={detail.name}
                {...(sku?.picture ? { skuPicture: sku.picture } : {})}
              />
            </Column>
            <Column>
              <Stack space="m">
                <Heading level={1} size="m">
                  {detail.name}
                </Heading>
                <Text size="s" tone="muted">
                  {words.skuCode} {sku?.code || "--"}
                </Text>
                {detail.brief && <Text tone="muted">{detail.brief}</Text>}
                <DetailPrice detail={detail} sku={sku} count={count} actions={actions} />
                <DeliveryRow
                  region={delivery.region}
                  freightYuan={delivery.freightYuan}
                  freeNote={delivery.freeNote}
                  isUndeliverable={delivery.isUndeliverable}
                  services={detail.services}
                />
                <BuyBox
                  productId={detail.id}
                  shopId={detail.shopId}
                  specs={detail.specs}
                  skus={detail.skus}
                  swatches={detail.swatches}
                  selection={selection}
                  onSelect={select}
                  onCount={setCount}
                  defaultCount={detail.quantity.min}
                  quantity={{ ...detail.quantity, max: sku?.stock ?? detail.stock }}
                  unit={detail.unit}
                  kind={detail.kind}
                  action={hrefTo("detail", { prodId: detail.id, skuId: sku?.id })}
                  isFavourite={actions.isFavourite}
                  onToggleFavourite={actions.toggleFavourite}
                  onSubmit={actions.submit}
                  {...(notBuyable ? { notBuyable } : {})}
                  {...(actions.pending ? { pending: actions.pending } : {})}
                  {...(actions.errorText ? { errorText: actions.errorText } : {})}
                />
              </Stack>
            </Column>
          </Columns>
        </Surface>
        <ShopCard shop={detail.shop} variant="row" />
        <DetailSections detail={detail} words={words} skuId={sku?.id} reviews={reviews} facts={reviewFacts} />
        {recommended.length > 0 && <RecommendedRow title={words.recommended} products={recommended} />}
      </Stack>
    </Frame>
  );
}
