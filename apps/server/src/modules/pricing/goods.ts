import { fen } from "@tradehall/mall-rules/money";
import { pieceCost, piecesByProduct, tiersOfSku } from "@tradehall/mall-rules/pricing";
import type { PricingStep } from "./draft.ts";

/** Each line costs its pieces, by the rule that the product's page shows them by. */
export const goods: PricingStep = (draft) => {
  // A package has its own price and counts for no tier.
  const together = piecesByProduct(draft.lines.filter((line) => line.packageFen === null));
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const { quantity, offers, activityPrice, packageFen } = line;
      if (activityPrice) {
        const { activityId, priceFen } = activityPrice;
        return { ...line, activityId, priceFen, totalFen: fen(priceFen * quantity) };
      }
      if (packageFen !== null)
        return { ...line, priceFen: packageFen, totalFen: fen(packageFen * quantity), activityId: null };
      const sku = { ...line, priceFen: line.skuPriceFen };
      const priced = { priceFen: sku.priceFen, tiers: tiersOfSku(sku), offers };
      const pieces = [quantity, together.get(line.prodId)] as const;
      const { priceFen, offer } = pieceCost({ ...priced, memberFen: line.memberFen }, ...pieces);
      const ofOthersFen = line.memberFen === null ? priceFen : pieceCost(priced, ...pieces).priceFen;
      return {
        ...line,
        priceFen,
        totalFen: fen(priceFen * quantity),
        memberSavedFen: fen((ofOthersFen - priceFen) * quantity),
        activityId: offer?.activityId ?? null,
      };
    }),
  };
};
