import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { QuoteLink } from "@tradehall/mall-components/trade/QuoteLink";
import type { DetailWords } from "@tradehall/mall-rules/words";
import { askHref } from "../../adapters/quote-pages.ts";
import { ToList } from "../../browser/acts/ToList.tsx";

interface DetailAsideProps {
  detail: DetailView;
  /** The chosen SKU; undefined before one is. */
  skuId: string | number | undefined;
  count: number;
  words: DetailWords;
  /** Sold in an activity, at whose price no other one is asked for. */
  isInActivity: boolean;
}

/** What else can be done with goods than buying them: a purchase list, asking for a price. */
export function DetailAside({ detail, skuId, count, words, isInActivity }: DetailAsideProps) {
  if (detail.kind !== "goods") return null;
  const goods = skuId === undefined ? [] : [{ skuId, count }];
  return (
    <>
      <ToList goods={goods} missingText={words.skuMissing} size="l" variant="ghost" />
      {!isInActivity && <QuoteLink href={askHref(goods)} size="l" variant="ghost" />}
    </>
  );
}
