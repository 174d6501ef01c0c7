import { fen } from "@tradehall/mall-rules/money";
import { pieceCost, piecesByProduct, tiersOfSku } from "@tradehall/mall-rules/pricing";
import type { PricingStep } from "./draft.ts";

/** Each line costs its pieces, by the rule that the product's page shows them by. */
export const goods: PricingStep = (draft) => {
  const together = piecesByProduct(draft.lines);
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const { quantity, offers, apart } = line;
      if (apart) return { ...line, ...apart, totalFen: fen(apart.priceFen * quantity) };
      const sku = { ...line, priceFen: line.skuPriceFen };
      const { priceFen, offer } = pieceCost(
        { priceFen: sku.priceFen, tiers: tiersOfSku(sku), offers },
        quantity,
        together.get(line.prodId),
      );
      return { ...line, priceFen, totalFen: fen(priceFen * quantity), activityId: offer?.activityId ?? null };
    }),
  };
};
