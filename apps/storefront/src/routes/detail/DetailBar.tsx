import { priceAt } from "@tradehall/mall-adapters/detail-price";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { Price } from "@tradehall/mall-components/product/Price";
import { QuoteLink } from "@tradehall/mall-components/quote/QuoteLink";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { askHref } from "../../adapters/quote-pages.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";

/** Id of the form that buys; buttons far from it belong to it, too. */
export const buyForm = "buy";

interface DetailBarProps {
  detail: DetailView;
  sku: SkuOption | undefined;
  words: DetailWords;
}

/** What leads out of the small bar: pre-sale goods are ordered where their terms stand. */
const intents = { goods: "cart", virtual: "buy", preSale: undefined, deposit: undefined } as const;

/** At the end of the tabs once they stick: the price, and a button of the form that has left the view. */
export function DetailBar({ detail, sku, words }: DetailBarProps) {
  const { yuan, maxYuan } = priceAt(detail, sku, detail.quantityRule.min);
  const { isShowPurchase } = useShopInEffect();
  const intent = intents[detail.kind];
  const isSold = isShowPurchase === 1 && detail.shop.isOpen !== false && !detail.delivery.isUndeliverable;
  return (
    <>
      <Price isFrom={maxYuan !== null && maxYuan !== yuan} size="m" yuan={yuan} />
      {intent && isSold && (
        <Button
          form={buyForm}
          isDisabled={(sku?.stock ?? detail.stock) < detail.quantityRule.min}
          name="intent"
          size="s"
          tone="sale"
          type="submit"
          value={intent}
        >
          {intent === "cart" ? words.toCart : words.buyNow}
        </Button>
      )}
    </>
  );
}

interface DetailAsideProps {
  detail: DetailView;
  /** The chosen SKU; undefined before one is. */
  skuId: string | number | undefined;
  quantity: number;
  words: DetailWords;
  /** Sold to the buyer. */
  isOffered: boolean;
  /** Sold in an activity, at whose price no other one is asked for. */
  isInActivity: boolean;
  onBatch: () => void;
}

/** Beside the quantity: all options at once, and asking for another price. */
export function DetailAside({ detail, skuId, quantity, words, onBatch, ...props }: DetailAsideProps) {
  if (detail.kind !== "goods" || !props.isOffered) return null;
  return (
    <>
      {detail.skus.length > 1 && (
        <Button aria-haspopup="dialog" onPress={onBatch} size="s" variant="outline">
          {words.batch}
        </Button>
      )}
      {!props.isInActivity && (
        <QuoteLink href={skuId === undefined ? undefined : askHref([{ skuId, count: quantity }])} />
      )}
    </>
  );
}
