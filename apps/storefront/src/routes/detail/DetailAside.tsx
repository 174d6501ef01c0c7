import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { QuoteLink } from "@tradehall/mall-components/quote/QuoteLink";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { askHref } from "../../adapters/quote-pages.ts";

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
