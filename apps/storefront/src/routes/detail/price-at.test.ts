import { describe, expect, test } from "vitest";
import { priceAt } from "./price-at.ts";

const detail = {
  lowest: "10.00",
  highest: "20.00",
  original: "12.00",
  tierBase: "10.00",
  tiers: [
    { minCount: 10, yuan: "9.00" },
    { minCount: 100, yuan: "8.00" },
  ],
  quantity: { min: 1, step: 1 },
  activity: null,
};
const dear = { id: "2", values: {}, yuan: "20.00", stock: 5, originalYuan: "25.00" };

describe("the price of a piece", () => {
  test("falls with the quantity, a dearer SKU in proportion", () => {
    expect([1, 9, 10, 100].map((count) => priceAt(detail, dear, count).yuan)).toEqual([
      ...["20.00", "20.00", "18.00", "16.00"],
    ]);
  });

  test("is a range until a SKU is chosen", () => {
    expect(priceAt(detail, undefined, 10)).toMatchObject({
      ...{ yuan: "9.00", maxYuan: "18.00", originalYuan: "12.00" },
    });
    expect(priceAt(detail, dear, 10)).toMatchObject({ maxYuan: null, originalYuan: "25.00" });
  });

  test("has a first step before its first reduction", () => {
    expect(priceAt(detail, dear, 1).tiers).toEqual([
      { minCount: 1, yuan: "20.00" },
      { minCount: 10, yuan: "18.00" },
      { minCount: 100, yuan: "16.00" },
    ]);
  });

  test("does not fall further while an activity runs", () => {
    const sale = { ...detail, activity: { endsAt: 1, isRunning: true, name: "今日秒杀场" } };
    expect(priceAt(sale, dear, 100)).toMatchObject({ yuan: "20.00", tiers: [] });
    const coming = { ...sale, activity: { ...sale.activity, isRunning: false } };
    expect(priceAt(coming, dear, 100).yuan).toBe("16.00");
  });

  test("has no step below the least order and none without tiers", () => {
    const fromTwenty = { ...detail, quantity: { min: 20, step: 20 } };
    expect(priceAt(fromTwenty, dear, 20).tiers.map(({ minCount }) => minCount)).toEqual([20, 100]);
    expect(priceAt({ ...detail, tiers: [] }, dear, 100)).toMatchObject({ yuan: "20.00", tiers: [] });
  });
});
