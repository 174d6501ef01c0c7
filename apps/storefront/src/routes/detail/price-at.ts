/** What a piece costs at a quantity, as the cart reckons it. */
import type { PriceTier } from "@tradehall/mall-components/catalog/TierPriceTable";
import { fenToYuan, offerFor, tierPriceFen, yuanToFen } from "@tradehall/mall-rules/money";
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

/** The offer that the price of so many pieces of a SKU comes from; undefined at another price. */
export function offerAt(detail: Priced, sku: SkuOption, count: number) {
  const offer = detail.offers[sku.id];
  return offer && offerFor([offer], count, tierFen(detail, sku, count));
}

const tierFen = ({ tiers, tierBase }: Priced, { yuan }: SkuOption, count: number): number =>
  tierPriceFen(
    {
      priceFen: yuanToFen(yuan),
      lowestPriceFen: yuanToFen(tierBase),
      tiers: tiers.map((tier) => ({ from: tier.minCount, priceFen: yuanToFen(tier.yuan) })),
    },
    count,
  );

/** The price of the chosen SKU, or of all, at a quantity, and the steps it goes down by. */
export function priceAt(detail: Priced, sku: SkuOption | undefined, count: number): PriceAt {
  const { skus, tiers, quantity } = detail;
  const at = (step: number): number[] =>
    (sku ? [sku] : skus).map((one) => offerAt(detail, one, step)?.priceFen ?? tierFen(detail, one, step));
  const lowestAt = (step: number): string => fenToYuan(Math.min(...at(step)));
  return {
    yuan: lowestAt(count),
    maxYuan: sku ? null : fenToYuan(Math.max(...at(count))),
    originalYuan: sku
      ? offerAt(detail, sku, count)
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
