import { sumFen } from "@tradehall/mall-rules/money";
import { freightOf } from "@tradehall/mall-rules/pricing/freight";
import type { PricingStep } from "./draft.ts";

/** A shop's goods total, and its freight unless the total makes it free. */
export const shopFreight: PricingStep = (draft) => ({
  ...draft,
  shops: draft.shops.map((shop) => {
    const lines = draft.lines.filter((line) => line.shopId === shop.shopId);
    const goodsFen = sumFen(lines, (line) => line.totalFen);
    return {
      ...shop,
      goodsFen,
      pieces: lines.reduce((pieces, line) => pieces + line.quantity, 0),
      freightFen: freightOf(
        { ...shop, freightFen: shop.freightRuleFen, paysFreight: lines.length > 0 && shop.paysFreight },
        goodsFen,
      ),
    };
  }),
});
