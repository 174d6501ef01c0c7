import { maxUsablePoints, pointsToFen } from "@tradehall/mall-rules/checks/points";
import { pointLimits } from "@tradehall/mall-rules/limits";
import { splitFen } from "@tradehall/mall-rules/money";
import { type PricingStep, sumOf } from "./draft.ts";

/** Points pay at most half of the goods, and nothing that a coupon has paid already (decisions "points"). */
export const points: PricingStep = (draft) => {
  const goodsFen = sumOf(draft.lines, (line) => line.totalFen);
  const weights = draft.lines.map((line) => line.totalFen - line.couponFen);
  const leftFen = sumOf(weights, (weight) => weight);
  const byGoods = maxUsablePoints(goodsFen, draft.pointsOwned);
  const byLeft = Math.floor(Math.floor((leftFen * pointLimits.perYuanValue) / 100) / pointLimits.multipleOf);
  const maxPoints = Math.min(byGoods, byLeft * pointLimits.multipleOf);
  const pointsUsed = Math.min(draft.pointsWish ?? maxPoints, maxPoints);
  const parts = splitFen(pointsToFen(pointsUsed), weights);
  return {
    ...draft,
    maxPoints,
    pointsUsed,
    lines: draft.lines.map((line, index) => ({ ...line, pointsFen: parts[index] ?? 0 })),
  };
};
