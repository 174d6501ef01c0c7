/** What a piece costs at a quantity, as the cart reckons it. */
import type { PriceTier } from "@tradehall/mall-components/catalog/TierPriceTable";
import { fenToYuan, tierPriceFen, yuanToFen } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/sku-choice";
import type { DetailView } from "../../adapters/product-detail.ts";

type Priced = Pick<
  DetailView,
  "lowest" | "highest" | "original" | "tiers" | "tierBase" | "quantity" | "activity"
>;

export interface PriceAt {
  yuan: string;
  /** Price of the dearest SKU; null once one is chosen. */
  maxYuan: string | null;
  originalYuan: string | null;
  /** Every step with its price, from the least quantity on; empty without tiers. */
  tiers: PriceTier[];
}

/** The price of the chosen SKU, or of all, at a quantity, and the steps it goes down by. */
export function priceAt(detail: Priced, sku: SkuOption | undefined, count: number): PriceAt {
  // An activity's price is one for every quantity.
  const steps = detail.activity?.isRunning ? [] : detail.tiers;
  const tiers = steps.map(({ minCount, yuan }) => ({ from: minCount, priceFen: yuanToFen(yuan) }));
  const lowestPriceFen = yuanToFen(detail.tierBase);
  const at = (yuan: string, quantity: number): string =>
    fenToYuan(tierPriceFen({ priceFen: yuanToFen(yuan), lowestPriceFen, tiers }, quantity));
  const from = sku?.yuan ?? detail.lowest;
  return {
    yuan: at(from, count),
    maxYuan: sku ? null : at(detail.highest, count),
    originalYuan: sku ? (sku.originalYuan ?? null) : detail.original,
    tiers:
      tiers.length === 0
        ? []
        : [...new Set([detail.quantity.min, ...tiers.map((tier) => tier.from)])]
            .filter((step) => step >= detail.quantity.min)
            .map((minCount) => ({ minCount, yuan: at(from, minCount) })),
  };
}
