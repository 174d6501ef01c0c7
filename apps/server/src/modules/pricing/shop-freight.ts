import { type PricingStep, sumOf } from "./draft.ts";

/** A shop's goods total, and its freight unless the total makes it free. */
export const shopFreight: PricingStep = (draft) => ({
  ...draft,
  shops: draft.shops.map((shop) => {
    const lines = draft.lines.filter((line) => line.shopId === shop.shopId);
    const goodsFen = sumOf(lines, (line) => line.totalFen);
    const isFree = shop.freeFreightFen !== null && goodsFen >= shop.freeFreightFen;
    return {
      ...shop,
      goodsFen,
      pieces: sumOf(lines, (line) => line.quantity),
      freightFen: lines.length > 0 && shop.paysFreight && !isFree ? shop.freightRuleFen : 0,
    };
  }),
});
