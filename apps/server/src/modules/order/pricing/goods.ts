import type { PricingStep } from "./draft.ts";

/** Each line costs its SKU's price. */
export const goods: PricingStep = (draft) => ({
  ...draft,
  lines: draft.lines.map((line) => ({
    ...line,
    priceFen: line.skuPriceFen,
    totalFen: line.skuPriceFen * line.quantity,
  })),
});
