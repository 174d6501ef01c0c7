/** What a piece costs at a quantity, as the cart reckons it. */

import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { PriceTier } from "@tradehall/mall-components/catalog/TierPriceTable";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
import type { SkuOption } from "@tradehall/mall-rules/states/sku-choice";

type Priced = Pick<DetailView, "skus" | "original" | "tiers" | "quantity" | "offers">;

export interface PriceAt {
  yuan: YuanText;
  /** Price of the dearest SKU; null once one is chosen. */
  maxYuan: YuanText | null;
  originalYuan: YuanText | null;
  /** Every step with its price, from the least quantity on; empty without tiers. */
  tiers: PriceTier[];
}

/** What so many pieces of a SKU cost each, alone or with others of the product, and the offer it comes from. */
export const pieceAt = (
  { tiers, offers }: Pick<Priced, "tiers" | "offers">,
  { id, yuan }: SkuOption,
  count: number,
  together = count,
) =>
  pieceCost(
    { priceFen: yuanToFen(yuan), tiers: tiers[id] ?? [], offers: offers[id] ?? [] },
    ...([count, together] as const),
  );

/** The price of the chosen SKU, or of all, at a quantity, and the steps it goes down by. */
export function priceAt(detail: Priced, sku: SkuOption | undefined, count: number): PriceAt {
  const { skus, quantity } = detail;
  const froms = skus.flatMap(({ id }) => detail.tiers[id] ?? []).map((tier) => tier.from);
  const at = (step: number): number[] =>
    (sku ? [sku] : skus).map((one) => pieceAt(detail, one, step).priceFen);
  const lowestAt = (step: number): YuanText => fenToYuan(fen(Math.min(...at(step))));
  return {
    yuan: lowestAt(count),
    maxYuan: sku ? null : fenToYuan(fen(Math.max(...at(count)))),
    originalYuan: sku
      ? pieceAt(detail, sku, count).offer
        ? sku.yuan
        : (sku.originalYuan ?? null)
      : detail.original,
    tiers:
      froms.length === 0
        ? []
        : [...new Set([quantity.min, ...froms])]
            .filter((step) => step >= quantity.min)
            .map((minCount) => ({ minCount, yuan: lowestAt(minCount) })),
  };
}
