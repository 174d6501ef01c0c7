import { freightAt } from "@tradehall/mall-adapters/detail-delivery";
import { groupPriceAt, preSaleAt, priceAt } from "@tradehall/mall-adapters/detail-price";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { BuyBox } from "@tradehall/mall-components/product/BuyBox";
import { DeliveryRow } from "@tradehall/mall-components/product/DeliveryRow";
import type { GalleryProps } from "@tradehall/mall-components/product/Gallery";
import { PackageList } from "@tradehall/mall-components/product/PackageList";
import { PreSalePlan } from "@tradehall/mall-components/promotion/PreSalePlan";
import { whyNotBuyable } from "@tradehall/mall-rules/states/product/availability";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useState } from "react";
import { ToList } from "../../browser/actions/ToList.tsx";
import { useShopVisit } from "../../browser/session/use-shop-visit.ts";
import { hrefTo } from "../../href-to.ts";
import { Teams } from "../../pages/Teams.tsx";
import { buyForm, DetailAside } from "./DetailBar.tsx";
import type { DetailDialog } from "./DetailDialogs.tsx";
import { DetailPictures, DetailTitle } from "./DetailPictures.tsx";
import { DetailPrice } from "./DetailPrice.tsx";
import type { GroupView } from "./load-group.ts";
import { type DetailAnswer, useDetailActions } from "./use-detail-actions.ts";
import type { useSkuChoice } from "./use-sku-choice.ts";

interface DetailBuyProps {
  detail: DetailView;
  /** Teams of the product; null where it is sold in none. */
  group: GroupView | null;
  words: DetailWords;
  choice: ReturnType<typeof useSkuChoice>;
  answer: DetailAnswer | undefined;
  /** Facts of the page are being asked for again. */
  isAsking: boolean;
  onOpenDialog: (dialog: DetailDialog) => void;
  onPicture: NonNullable<GalleryProps["onOpen"]>;
}

/** Pictures and all that leads to buying: price, region, choice, buttons. */
export function DetailBuy(props: DetailBuyProps) {
  const { detail, group, words, choice, answer, isAsking, onOpenDialog, onPicture } = props;
  const { sku, selection, select, skuHref } = choice;
  const [quantity, setQuantity] = useState(detail.quantityRule.min);
  const actions = useDetailActions(detail, answer, words, group?.joins?.id);
  const isShopOpen = detail.shop.isOpen ?? true;
  const isOffered = useShopVisit({
    shopId: Number(detail.shopId),
    prodId: Number(detail.id),
    isOpen: isShopOpen,
    isCloudWarehouse: detail.isCloudWarehouse,
  });
  const { delivery, quantityRule } = detail;
  const stock = sku?.stock ?? detail.stock;
  const { plan, depositBlock } = preSaleAt(detail, sku, quantity);
  const isDelivered = !delivery.isUndeliverable;
  const isForPoints = detail.points > 0;
  const facts = {
    isShopOpen,
    isOffered,
    isForPoints,
    depositBlock,
    stock,
    min: quantityRule.min,
    isDelivered,
  };
  const notBuyable = whyNotBuyable(facts);
  return (
    <>
      <Surface padding="l">
        <Columns space="xl" collapseBelow="desktop">
          <Column width="gallery">
            <DetailPictures
              {...{ detail, sku, words }}
              onOpen={onPicture}
              onShare={() => onOpenDialog("share")}
            />
          </Column>
          <Column>
            <Stack space="m">
              <DetailTitle {...{ detail, sku, words }} />
              <DetailPrice detail={detail} sku={sku} quantity={quantity} actions={actions} />
              {plan && <PreSalePlan {...plan} />}
              <DeliveryRow
                {...delivery}
                freightYuan={freightAt(delivery, priceAt(detail, sku, quantity).yuan, quantity)}
                services={detail.services}
                isLoading={isAsking}
                onChooseRegion={() => onOpenDialog("region")}
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
                onQuantityChange={setQuantity}
                defaultQuantity={quantityRule.min}
                rule={{ ...quantityRule, max: stock }}
                {...{ unit: detail.unit, kind: detail.kind }}
                {...(plan ? { depositYuan: plan.deposit } : {})}
                action={hrefTo("detail", { prodId: detail.id, skuId: sku?.id })}
                isWishlisted={actions.isWishlisted}
                isAwaited={sku !== undefined && detail.awaited.includes(sku.id)}
                onToggleWishlist={actions.toggleWishlist}
                onChooseRegion={() => onOpenDialog("region")}
                onSubmit={actions.submit}
                similarHref="#similar"
                {...groupPriceAt(detail, sku, quantity, group?.joins?.id)}
                {...(notBuyable ? { notBuyable } : {})}
                {...(actions.pending ? { pending: actions.pending } : {})}
                {...(actions.errorText ? { errorText: actions.errorText } : {})}
                wishlistAside={
                  detail.kind === "goods" && (
                    <ToList
                      missingText={words.skuMissing}
                      goods={sku ? [{ skuId: sku.id, count: quantity }] : []}
                      size="l"
                      variant="ghost"
                    />
                  )
                }
                quantityAside={
                  <DetailAside
                    {...{ detail, quantity, words, isOffered }}
                    skuId={sku?.id}
                    isInActivity={group !== null}
                    onBatch={() => onOpenDialog("batch")}
                  />
                }
              />
              {group && <Teams {...group} name={detail.name} />}
            </Stack>
          </Column>
        </Columns>
      </Surface>
      {detail.packages.length > 0 && (
        // Pressed before their code has come, their forms post by themselves.
        <PackageList packages={detail.packages} isSold={!notBuyable} onSubmit={actions.buyPackage} />
      )}
    </>
  );
}
