import { offerFor } from "@tradehall/mall-rules/money";
import type { PricingStep } from "./draft.ts";

/** A limited-time offer, where it reaches the line's pieces and beats what they cost without it. */
export const offer: PricingStep = (draft) => ({
  ...draft,
  lines: draft.lines.map((line) => {
    const best = offerFor(line.offers, line.quantity, line.priceFen);
    if (!best) return line;
    const { priceFen, activityId } = best;
    return { ...line, priceFen, totalFen: priceFen * line.quantity, activityId };
  }),
});
