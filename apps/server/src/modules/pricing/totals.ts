import { fen, sumFen } from "@tradehall/mall-rules/money";
import type { PricingStep } from "./draft.ts";

/** Adds up each shop from its lines, and the whole from the shops. */
export const totals: PricingStep = (draft) => {
  const shops = draft.shops.map((shop) => {
    const lines = draft.lines.filter((line) => line.shopId === shop.shopId);
    const memberSavedFen = sumFen(lines, (line) => line.memberSavedFen);
    const discountFen = sumFen(lines, (line) => line.discountFen);
    const couponFen = sumFen(lines, (line) => line.couponFen);
    const pointsFen = sumFen(lines, (line) => line.pointsFen);
    return {
      ...shop,
      memberSavedFen,
      discountFen,
      couponFen,
      pointsFen,
      depositFen: sumFen(lines, ({ activityPrice, quantity }) =>
        fen((activityPrice?.depositFen ?? 0) * quantity),
      ),
      score: lines.reduce(
        (sum, { activityPrice, quantity }) => sum + (activityPrice?.score ?? 0) * quantity,
        0,
      ),
      actualFen: fen(shop.goodsFen + shop.freightFen - discountFen - couponFen - pointsFen),
    };
  });
  return {
    ...draft,
    shops,
    totals: {
      goodsFen: sumFen(shops, (shop) => shop.goodsFen),
      memberSavedFen: sumFen(shops, (shop) => shop.memberSavedFen),
      freightFen: sumFen(shops, (shop) => shop.freightFen),
      discountFen: sumFen(shops, (shop) => shop.discountFen),
      couponFen: sumFen(shops, (shop) => shop.couponFen),
      pointsFen: sumFen(shops, (shop) => shop.pointsFen),
      actualFen: sumFen(shops, (shop) => shop.actualFen),
      depositFen: sumFen(shops, (shop) => shop.depositFen),
      score: shops.reduce((sum, shop) => sum + shop.score, 0),
      pieces: shops.reduce((pieces, shop) => pieces + shop.pieces, 0),
    },
  };
};
