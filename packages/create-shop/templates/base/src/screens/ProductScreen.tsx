"use client";

import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { freightAt } from "@tradehall/mall-adapters/detail-delivery";
import { preSaleAt, priceAt } from "@tradehall/mall-adapters/detail-price";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { RichText } from "@tradehall/mall-components/parts/RichText";
import { BuyBox } from "@tradehall/mall-components/product/BuyBox";
import { DeliveryRow } from "@tradehall/mall-components/product/DeliveryRow";
import { DetailTabs } from "@tradehall/mall-components/product/DetailTabs";
import { Gallery } from "@tradehall/mall-components/product/Gallery";
import { ParameterTable } from "@tradehall/mall-components/product/ParameterTable";
import { PriceBlock } from "@tradehall/mall-components/product/PriceBlock";
import { whyNotBuyable } from "@tradehall/mall-rules/states/product/availability";
import { chosenSku, firstSelection } from "@tradehall/mall-rules/states/product/sku-choice";
import { detailWords } from "@tradehall/mall-rules/words";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { language, words } from "../language";
import { dataRoutes, listHref, productHref } from "../mall/addresses";
import { useBuying } from "../mall/use-buying";
import { useOwnProduct } from "../mall/use-own-product";

const say = detailWords(language.locale);

interface ProductScreenProps {
  /** As everyone may see it. */
  product: ProductDetail;
  /** The SKU that the address names. */
  skuId?: string | undefined;
}

/** One product: pictures, price, what it comes in, and the way into the cart. */
export function ProductScreen({ product, skuId }: ProductScreenProps) {
  const detail = toDetail(useOwnProduct(product), language.locale, dataRoutes);
  const { specs, skus, quantityRule, delivery } = detail;
  const [selection, setSelection] = useState(
    () => skus.find(({ id }) => id === skuId)?.values ?? firstSelection(specs, skus),
  );
  const [quantity, setQuantity] = useState(quantityRule.min);
  const sku = chosenSku(specs, skus, selection);
  const price = priceAt(detail, sku, quantity);
  const { plan, depositBlock } = preSaleAt(detail, sku, quantity);
  const stock = sku?.stock ?? detail.stock;
  const notBuyable = whyNotBuyable({
    ...{ isOffered: true, depositBlock, stock, min: quantityRule.min },
    isShopOpen: detail.shop.isOpen ?? true,
    isForPoints: detail.points > 0,
    isDelivered: !delivery.isUndeliverable,
  });
  const { pending, submit, isWishlisted, toggleWishlist } = useBuying(detail);
  return (
    <Frame paddingY="m">
      <title>{`${detail.name} - ${words.name}`}</title>
      <style>{detail.textRules}</style>
      <Stack space="m">
        <ListBreadcrumbs current={detail.name} steps={detail.breadcrumbs} />
        <Surface padding="l">
          <Columns collapseBelow="desktop" space="xl">
            <Column width="gallery">
              <Gallery
                name={detail.name}
                pictures={detail.pictures}
                {...(detail.film ? { film: detail.film } : {})}
                {...(sku?.picture ? { skuPicture: sku.picture } : {})}
              />
            </Column>
            <Column>
              <Stack space="m">
                <Heading level={1} size="m">
                  {detail.name}
                </Heading>
                {detail.brief && <Text tone="muted">{detail.brief}</Text>}
                <PriceBlock
                  {...price}
                  promotions={detail.promotions}
                  quantity={quantity}
                  soldCount={detail.soldCount}
                  unit={detail.unit}
                />
                <DeliveryRow
                  {...delivery}
                  freightYuan={freightAt(delivery, price.yuan, quantity)}
                  services={detail.services}
                />
                <BuyBox
                  action={productHref(detail.id)}
                  isWishlisted={isWishlisted}
                  kind={detail.kind}
                  onQuantityChange={setQuantity}
                  onSelect={setSelection}
                  onSubmit={submit}
                  onToggleWishlist={toggleWishlist}
                  productId={detail.id}
                  rule={{ ...quantityRule, max: stock }}
                  selection={selection}
                  shopId={detail.shopId}
                  similarHref={listHref({ pn: detail.name.slice(0, 8) })}
                  skus={skus}
                  specs={specs}
                  swatches={detail.swatches}
                  unit={detail.unit}
                  {...(plan ? { depositYuan: plan.deposit } : {})}
                  {...(notBuyable ? { notBuyable } : {})}
                  {...(pending ? { pending } : {})}
                />
              </Stack>
            </Column>
          </Columns>
        </Surface>
        <DetailTabs
          sections={[
            { id: "description", label: say.description, content: <RichText html={detail.html} /> },
            {
              id: "parameters",
              label: say.parameters,
              content: <ParameterTable parameters={detail.parameters} />,
            },
          ]}
        />
      </Stack>
    </Frame>
  );
}
