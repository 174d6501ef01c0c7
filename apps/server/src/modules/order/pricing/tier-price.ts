import { tierPriceFen } from "@tradehall/mall-rules/money";
import type { PricingStep } from "./draft.ts";

/** Larger quantities cost less a piece; all SKUs of one product count together. */
export const tierPrice: PricingStep = (draft) => {
  const pieces = new Map<number, number>();
  for (const line of draft.lines) pieces.set(line.prodId, (pieces.get(line.prodId) ?? 0) + line.quantity);
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const sku = { priceFen: line.skuPriceFen, lowestPriceFen: line.lowestPriceFen, tiers: line.tiers };
      const priceFen = tierPriceFen(sku, pieces.get(line.prodId) ?? line.quantity);
      return { ...line, priceFen, totalFen: priceFen * line.quantity };
    }),
  };
};
