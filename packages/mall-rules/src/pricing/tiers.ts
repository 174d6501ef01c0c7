import type { Fen } from "../money/index.ts";
import type { PriceTier } from "./piece-cost.ts";
import { shareOf } from "./shares.ts";

/**
 * Tiers of one SKU. A product's tiers state the price of its cheapest SKU; a dearer SKU falls in the same proportion.
 * A greater quantity never costs more.
 */
export const tiersOfSku = (sku: {
  priceFen: Fen;
  lowestPriceFen: Fen;
  /** The product's. */
  tiers: readonly PriceTier[];
}): PriceTier[] =>
  sku.tiers.map(({ from }) => {
    const reached = sku.tiers.filter((tier) => tier.from <= from).map((tier) => tier.priceFen);
    const lowest = Math.min(sku.lowestPriceFen, ...reached);
    return { from, priceFen: shareOf(sku.priceFen, lowest, sku.lowestPriceFen) };
  });
