import { fen, sumFen } from "@tradehall/mall-rules/money";
import {
  maxUsablePoints,
  pointsOfFen,
  pointsToFen,
  splitOver,
  usablePoints,
} from "@tradehall/mall-rules/pricing";
import type { PricingStep } from "./draft.ts";

/** Points pay at most half of the goods, and nothing that spend-and-save or a coupon has paid already (decisions "points"). */
export const points: PricingStep = (draft) => {
  const goodsFen = sumFen(draft.lines, (line) => line.totalFen);
  const weights = draft.lines.map((line) => fen(line.totalFen - line.discountFen - line.couponFen));
  const byLeft = usablePoints(pointsOfFen(sumFen(weights, (weight) => weight)));
  const maxPoints = Math.min(maxUsablePoints(goodsFen, draft.pointsOwned), byLeft);
  const pointsUsed = Math.min(draft.pointsWanted ?? maxPoints, maxPoints);
  const parts = splitOver(pointsToFen(pointsUsed), weights);
  return {
    ...draft,
    maxPoints,
    pointsUsed,
    lines: draft.lines.map((line, index) => ({ ...line, pointsFen: parts[index] ?? fen(0) })),
  };
};
