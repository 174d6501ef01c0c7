import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { couponOf, draftOf } from "./draft-of.ts";
import { price } from "./price.ts";

test("what the buyer pays is goods and freight less coupons and points, over all shops", () => {
  const { totals, shops } = price(
    draftOf([{ skuPriceFen: fen(3_333) }, { shopId: 2, skuPriceFen: fen(9_999), quantity: 3 }], {
      coupons: [couponOf(1, { reduceFen: fen(1_001) })],
      pointsOwned: 5_000,
      pointsWanted: 1_000,
    }),
  );
  expect(totals).toEqual({
    goodsFen: 33_330,
    memberSavedFen: 0,
    score: 0,
    depositFen: 0,
    freightFen: 800,
    discountFen: 0,
    couponFen: 1_001,
    pointsFen: 1_000,
    actualFen: 32_129,
    pieces: 4,
  });
  expect(shops.reduce((sum, shop) => sum + shop.actualFen, 0)).toBe(32_129);
});

test("no line is ever reduced below nothing, whatever the prices are", () => {
  const cheap = Array.from({ length: 50 }, (_, index) => ({
    skuId: index,
    skuPriceFen: fen(index === 49 ? 1 : 100),
  }));
  for (const reduceFen of [1, 2_425, 2_450, 4_900, 4_901, 9_999]) {
    const { lines, totals } = price(
      draftOf(cheap, { coupons: [couponOf(1, { reduceFen: fen(reduceFen) })] }),
    );
    expect(Math.min(...lines.map((line) => line.totalFen - line.couponFen))).toBeGreaterThanOrEqual(0);
    expect(totals.couponFen).toBe(Math.min(reduceFen, 4_901));
  }
});
