import { expect, test } from "vitest";
import { splitFen, tierPriceFen } from "./index.ts";

test("parts of an amount add up exactly and follow their weights", () => {
  expect(splitFen(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(splitFen(100, [1_000, 0, 500])).toEqual([67, 0, 33]);
  expect(splitFen(0, [1, 2])).toEqual([0, 0]);
  expect(splitFen(5, [])).toEqual([]);
});

test("no part exceeds its weight, whatever is split", () => {
  const weights = [...Array.from({ length: 49 }, () => 100), 1];
  for (let fen = 0; fen <= 4_901; fen += 7) {
    const parts = splitFen(fen, weights);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(fen);
    expect(parts.every((part, index) => part >= 0 && part <= (weights[index] ?? 0))).toBe(true);
  }
});

test("a dearer SKU falls in the proportion of the cheapest", () => {
  const tiers = [
    { from: 10, priceFen: 900 },
    { from: 100, priceFen: 800 },
  ];
  const at = (priceFen: number, quantity: number) =>
    tierPriceFen({ priceFen, lowestPriceFen: 1_000, tiers }, quantity);
  expect([at(1_000, 9), at(1_000, 10), at(1_000, 100)]).toEqual([1_000, 900, 800]);
  expect([at(2_000, 9), at(2_000, 10), at(2_000, 100)]).toEqual([2_000, 1_800, 1_600]);
});
