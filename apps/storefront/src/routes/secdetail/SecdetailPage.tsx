import { type FlashSaleView, whyNot } from "@tradehall/mall-adapters/flash-sale-detail";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { BuyBox } from "@tradehall/mall-components/product/BuyBox";
import type { Review } from "@tradehall/mall-components/review/ReviewList";
import { type DetailWords, pageNames } from "@tradehall/mall-rules/words";
import { Text } from "@tradehall/ui/Text";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import { ProductFrame } from "../../pages/ProductFrame.tsx";
import type { Attempt } from "../../server/attempt.ts";
import { FlashSaleDelivery } from "./FlashSaleDelivery.tsx";
import { FlashSalePrice } from "./FlashSalePrice.tsx";
import { FlashSaleWaysOn, type OtherRound } from "./FlashSaleWaysOn.tsx";
import { useFlashSale } from "./use-flash-sale.ts";

interface SecdetailPageProps {
  detail: DetailView;
  sale: FlashSaleView;
  words: DetailWords;
  reviews: Review[] | undefined;
  otherRound: OtherRound | undefined;
  /** What the page's form did, sent before the page's script had come. */
  answer: Attempt<unknown> | undefined;
}

export function SecdetailPage(props: SecdetailPageProps) {
  const { detail, sale, words, reviews, otherRound, answer } = props;
  const { locale } = useShell();
  const { isShowPurchase } = useShopInEffect();
  const flash = useFlashSale(sale, answer);
  const { sku, offer, errorText } = flash;
  const state = offer?.state ?? sale.state;
  const notBuyable =
    detail.shop.isOpen === false ? "shopClosed" : isShowPurchase === 1 ? whyNot[state] : "notOffered";
  return (
    <ProductFrame
      detail={detail}
      listedIn={{
        label: pageNames.flashSale[locale],
        href: hrefTo("flash-sale", { round: sale.activityId }),
      }}
      reviews={reviews}
      skuPicture={sku?.picture}
      words={words}
    >
      <FlashSalePrice sale={sale} detail={detail} offer={offer} state={state} />
      <FlashSaleDelivery quantity={flash.quantity} detail={detail} offer={offer} />
      <BuyBox
        productId={detail.id}
        specs={sale.specs}
        skus={sale.skus}
        swatches={detail.swatches}
        selection={flash.selection}
        onSelect={flash.select}
        skuHref={flash.skuHref}
        onQuantityChange={flash.setQuantity}
        rule={{ max: Math.max(1, offer?.max ?? 1) }}
        unit={detail.unit}
        kind="flashSale"
        isWishlisted={flash.isToggled ? !detail.isWishlisted : detail.isWishlisted}
        onToggleWishlist={() => flash.toggleWishlist(detail.id)}
        onSubmit={flash.submit}
        {...(notBuyable ? { notBuyable } : {})}
        {...(flash.isPending ? { pending: "buy" as const } : {})}
        {...(errorText ? { errorText } : {})}
      >
        <input name="seckillId" type="hidden" value={offer?.seckillId ?? ""} />
        <input name="activityId" type="hidden" value={sale.activityId} />
        {offer?.limit && (
          <Text size="s" tone="muted">
            {offer.limit}
          </Text>
        )}
      </BuyBox>
      <FlashSaleWaysOn
        sale={sale}
        prodId={detail.id}
        name={detail.name}
        offer={offer}
        state={state}
        otherRound={otherRound}
      />
    </ProductFrame>
  );
}
