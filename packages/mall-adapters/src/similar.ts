import type { SimilarProd } from "@tradehall/api-client/models/product";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { comparedWords, fill, type Locale } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";
import { toProductSummaries } from "./product-card.ts";

/** Parameters that a card has room to name. */
const named = 2;

function marksOf({ isComparable, differs, sameBrand }: SimilarProd, locale: Locale): string[] {
  const names = differs.slice(0, named).join(locale === "en" ? ", " : "、");
  const specs =
    differs.length === 0
      ? comparedWords.sameSpecs[locale]
      : fill(comparedWords.otherSpecs[locale], { names: differs.length > named ? `${names}…` : names });
  return [
    ...(isComparable === 1 ? [specs] : []),
    ...(sameBrand === 0 ? [comparedWords.otherBrand[locale]] : []),
  ];
}

/** Goods in another's place as cards, each marked by what tells it from the other. */
export const toSimilarProducts = (
  cards: readonly SimilarProd[],
  locale: Locale,
  routes: DataRoutes,
): ProductSummary[] =>
  toProductSummaries(cards, locale, routes).map((product, at) => {
    const card = cards[at];
    return card ? { ...product, tags: marksOf(card, locale) } : product;
  });

/** Those of them that can be had: in stock and sent to the region; all where there are none. */
export function substitutes(cards: readonly SimilarProd[]): readonly SimilarProd[] {
  const had = cards.filter((card) => card.inStock === 1 && card.isDelivery === 1);
  return had.length > 0 ? had : cards;
}
