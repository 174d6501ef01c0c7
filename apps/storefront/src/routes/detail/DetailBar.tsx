import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { Price } from "@tradehall/mall-components/product/Price";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { buyForm } from "./buy-form.ts";
import { priceAt } from "./price-at.ts";

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
