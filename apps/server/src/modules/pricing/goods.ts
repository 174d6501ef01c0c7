import { pieceCost, piecesByProduct } from "@tradehall/mall-rules/money";
import type { PricingStep } from "./draft.ts";

/** Each line costs its pieces, by the rule that the product's page shows them by. */
export const goods: PricingStep = (draft) => {
  const together = piecesByProduct(draft.lines);
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const { quantity, skuPriceFen } = line;
      const { priceFen, offer } = pieceCost(
        { ...line, priceFen: skuPriceFen },
        quantity,
        together.get(line.prodId),
      );
      return { ...line, priceFen, totalFen: priceFen * quantity, activityId: offer?.activityId ?? null };
    }),
  };
};
