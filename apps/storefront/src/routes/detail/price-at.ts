/** What a piece costs at a quantity, as the cart reckons it. */
import type { PriceTier } from "@tradehall/mall-components/catalog/TierPriceTable";
import { fenToYuan, pieceCost, yuanToFen } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/sku-choice";
import type { DetailView } from "../../adapters/product-detail.ts";

type Priced = Pick<DetailView, "skus" | "original" | "tiers" | "tierBase" | "quantity" | "offers">;

export interface PriceAt {
  yuan: string;
  /** Price of the dearest SKU; null once one is chosen. */
  maxYuan: string | null;
  originalYuan: string | null;
  /** Every step with its price, from the least quantity on; empty without tiers. */
  tiers: PriceTier[];
}

/** What so many pieces of a SKU cost each when they are ordered alone, and the offer it comes from. */
export function pieceAt({ tiers, tierBase, offers }: Priced, { id, yuan }: SkuOption, count: number) {
  return pieceCost(
    {
      priceFen: yuanToFen(yuan),
      lowestPriceFen: yuanToFen(tierBase),
      tiers: tiers.map((tier) => ({ from: tier.minCount, priceFen: yuanToFen(tier.yuan) })),
      offers: offers[id] ?? [],
    },
    count,
  );
}

/** The price of the chosen SKU, or of all, at a quantity, and the steps it goes down by. */
export function priceAt(detail: Priced, sku: SkuOption | undefined, count: number): PriceAt {
  const { skus, tiers, quantity } = detail;
  const at = (step: number): number[] =>
    (sku ? [sku] : skus).map((one) => pieceAt(detail, one, step).priceFen);
  const lowestAt = (step: number): string => fenToYuan(Math.min(...at(step)));
  return {
    yuan: lowestAt(count),
    maxYuan: sku ? null : fenToYuan(Math.max(...at(count))),
    originalYuan: sku
      ? pieceAt(detail, sku, count).offer
        ? sku.yuan
        : (sku.originalYuan ?? null)
      : detail.original,
    tiers:
      tiers.length === 0
        ? []
        : [...new Set([quantity.min, ...tiers.map((tier) => tier.minCount)])]
            .filter((step) => step >= quantity.min)
            .map((minCount) => ({ minCount, yuan: lowestAt(minCount) })),
  };
}
