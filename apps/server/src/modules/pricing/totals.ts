import { type PricingStep, sumOf } from "./draft.ts";

/** Adds up each shop from its lines, and the whole from the shops. */
export const totals: PricingStep = (draft) => {
  const shops = draft.shops.map((shop) => {
    const lines = draft.lines.filter((line) => line.shopId === shop.shopId);
    const couponFen = sumOf(lines, (line) => line.couponFen);
    const pointsFen = sumOf(lines, (line) => line.pointsFen);
    return {
      ...shop,
      couponFen,
      pointsFen,
      actualFen: shop.goodsFen + shop.freightFen - couponFen - pointsFen,
    };
  });
  return {
    ...draft,
    shops,
    totals: {
      goodsFen: sumOf(shops, (shop) => shop.goodsFen),
      freightFen: sumOf(shops, (shop) => shop.freightFen),
      couponFen: sumOf(shops, (shop) => shop.couponFen),
      pointsFen: sumOf(shops, (shop) => shop.pointsFen),
      actualFen: sumOf(shops, (shop) => shop.actualFen),
      pieces: sumOf(shops, (shop) => shop.pieces),
    },
  };
};
