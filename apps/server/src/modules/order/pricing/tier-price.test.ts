import { expect, test } from "vitest";
import { draftOf } from "./draft-of.ts";
import { tierPrice } from "./tier-price.ts";

const tiers = [
  { from: 10, priceFen: 900 },
  { from: 100, priceFen: 800 },
];
const priceAt = (quantity: number) => tierPrice(draftOf([{ quantity, tiers }])).lines[0]?.priceFen;

test("a tier starts at exactly its quantity", () => {
  expect([9, 10, 99, 100].map(priceAt)).toEqual([1_000, 900, 900, 800]);
});

test("all SKUs of a product count together, and a dearer one falls in proportion", () => {
  const { lines } = tierPrice(
    draftOf([
      { skuId: 1, quantity: 6, tiers },
      { skuId: 2, quantity: 4, skuPriceFen: 2_000, tiers },
      { prodId: 2, skuId: 3, quantity: 9, tiers },
    ]),
  );
  expect(lines.map((line) => line.priceFen)).toEqual([900, 1_800, 1_000]);
  expect(lines.map((line) => line.totalFen)).toEqual([5_400, 7_200, 9_000]);
});

test("a tier that is dearer than the price is passed over", () => {
  const { lines } = tierPrice(draftOf([{ quantity: 10, tiers: [{ from: 5, priceFen: 1_200 }] }]));
  expect(lines[0]?.priceFen).toBe(1_000);
});
