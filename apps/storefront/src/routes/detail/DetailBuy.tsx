import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { BuyBox } from "@tradehall/mall-components/product/BuyBox";
import { DeliveryRow } from "@tradehall/mall-components/product/DeliveryRow";
import type { GalleryProps } from "@tradehall/mall-components/product/Gallery";
import { PreSalePlan } from "@tradehall/mall-components/promotion/PreSalePlan";
import { whyNotBuyable } from "@tradehall/mall-rules/states/availability";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { ToList } from "../../browser/acts/ToList.tsx";
import { useShopVisit } from "../../browser/session/use-shop-visit.ts";
import { hrefTo } from "../../href-to.ts";
import { freightAt } from "../../pages/freight-at.ts";
import { Teams } from "../../pages/Teams.tsx";
import { buyForm } from "./buy-form.ts";
import { DetailAside } from "./DetailAside.tsx";
import type { DetailDoor } from "./DetailDoors.tsx";
import { DetailPackages } from "./DetailPackages.tsx";
import { DetailPictures } from "./DetailPictures.tsx";
import { DetailPrice } from "./DetailPrice.tsx";
import { groupPriceAt } from "./group-price-at.ts";
import type { GroupView } from "./load-group.ts";
import { preSaleAt } from "./pre-sale-at.ts";
import { priceAt } from "./price-at.ts";
import type { DetailAnswer } from "./route.tsx";
import { useDetailActions } from "./use-detail-actions.ts";
import type { useSkuChoice } from "./use-sku-choice.ts";

interface DetailBuyProps {
  detail: DetailView;
  /** Teams of the product; null where it is sold in none. */
  group: GroupView | null;
  words: DetailWords;
  choice: ReturnType<typeof useSkuChoice>;
  answer: DetailAnswer | undefined;
  /** Facts of the page are being asked for anew. */
  isAsking: boolean;
  onDoor: (door: DetailDoor) => void;
  onPicture: NonNullable<GalleryProps["onOpen"]>;
}

/** Pictures and all that leads to buying: price, region, choice, buttons. */
export function DetailBuy(props: DetailBuyProps) {
  const { detail, group, words, choice, answer, isAsking, onDoor, onPicture } = props;
  const { sku, selection, select, skuHref } = choice;
  const [count, setCount] = useState(detail.quantity.min);
  const actions = useDetailActions(detail, answer, words, group?.joins?.id);
  const isShopOpen = detail.shop.isOpen ?? true;
  const isOffered = useShopVisit({
    shopId: Number(detail.shopId),
    prodId: Number(detail.id),
    isOpen: isShopOpen,
    isCloudWarehouse: detail.isCloudWarehouse,
  });
  const { delivery, quantity } = detail;
  const stock = sku?.stock ?? detail.stock;
  const { plan, depositBlock } = preSaleAt(detail, sku, count);
  const isDelivered = !delivery.isUndeliverable;
  const isForPoints = detail.points > 0;
  const facts = { isShopOpen, isOffered, isForPoints, depositBlock, stock, min: quantity.min, isDelivered };
  const notBuyable = whyNotBuyable(facts);
  return (
    <>
      <Surface padding="l">
        <Columns space="xl" collapseBelow="desktop">
          <Column width="gallery">
            <DetailPictures {...{ detail, sku, words }} onOpen={onPicture} onShare={() => onDoor("share")} />
          </Column>
          <Column>
            <Stack space="m">
              <Stack space="xs">
                <Heading level={1} size="m">
                  {detail.name}
                </Heading>
                {detail.brief && <Text tone="muted">{detail.brief}</Text>}
                {sku?.code && (
                  <Text size="s" tone="muted">
                    {words.skuCode} {sku.code}
                    {sku.makerCode && ` · ${words.makerCode} ${sku.makerCode}`}
                  </Text>
                )}
              </Stack>
              <DetailPrice detail={detail} sku={sku} count={count} actions={actions} />
              {plan && <PreSalePlan {...plan} />}
              <DeliveryRow
                {...delivery}
                freightYuan={freightAt(delivery, priceAt(detail, sku, count).yuan, count)}
                services={detail.services}
                isLoading={isAsking}
                onChooseRegion={() => onDoor("region")}
              />
              <BuyBox
                productId={detail.id}
                shopId={detail.shopId}
                formId={buyForm}
                specs={detail.specs}
                skus={detail.skus}
                swatches={detail.swatches}
                selection={selection}
                onSelect={select}
                skuHref={skuHref}
                onCount={setCount}
                defaultCount={quantity.min}
                quantity={{ ...quantity, max: stock }}
                {...{ unit: detail.unit, kind: detail.kind }}
                {...(plan ? { depositYuan: plan.deposit } : {})}
                action={hrefTo("detail", { prodId: detail.id, skuId: sku?.id })}
                isFavourite={actions.isFavourite}
                isAwaited={sku !== undefined && detail.awaited.includes(sku.id)}
                onToggleFavourite={actions.toggleFavourite}
                onChooseRegion={() => onDoor("region")}
                onSubmit={actions.submit}
                similarHref="#similar"
                {...groupPriceAt(detail, sku, count, group?.joins?.id)}
                {...(notBuyable ? { notBuyable } : {})}
                {...(actions.pending ? { pending: actions.pending } : {})}
                {...(actions.errorText ? { errorText: actions.errorText } : {})}
                favouriteAside={
                  detail.kind === "goods" && (
                    <ToList
                      missingText={words.skuMissing}
                      goods={sku ? [{ skuId: sku.id, count }] : []}
                      size="l"
                      variant="ghost"
                    />
                  )
                }
                quantityAside={
                  <DetailAside
                    {...{ detail, count, words, isOffered }}
                    skuId={sku?.id}
                    isInActivity={group !== null}
                    onBatch={() => onDoor("batch")}
                  />
                }
              />
              {group && <Teams {...group} name={detail.name} />}
            </Stack>
          </Column>
        </Columns>
      </Surface>
      <DetailPackages detail={detail} isSold={!notBuyable} actions={actions} />
    </>
  );
}
