import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { Price } from "@tradehall/mall-components/catalog/Price";
import type { SkuOption } from "@tradehall/mall-rules/states/sku-choice";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { buyForm } from "./buy-form.ts";
import { priceAt } from "./price-at.ts";

interface DetailBarProps {
  detail: DetailView;
  sku: SkuOption | undefined;
  words: DetailWords;
}

/** At the end of the tabs once they stick: the price, and a button of the form that has left the view. */
export function DetailBar({ detail, sku, words }: DetailBarProps) {
  const { yuan, maxYuan } = priceAt(detail, sku, detail.quantity.min);
  return (
    <>
      <Price isFrom={maxYuan !== null && maxYuan !== yuan} size="m" yuan={yuan} />
      {detail.kind === "goods" && (
        <Button
          form={buyForm}
          isDisabled={(sku?.stock ?? detail.stock) < detail.quantity.min}
          name="intent"
          size="s"
          tone="sale"
          type="submit"
          value="cart"
        >
          {words.toCart}
        </Button>
      )}
    </>
  );
}
