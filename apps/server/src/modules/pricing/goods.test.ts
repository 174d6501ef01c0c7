import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { draftOf, lineOf } from "./draft-of.ts";
import { goods } from "./goods.ts";
import { priceLine } from "./price.ts";

test("ten pieces cost ten times the SKU's price", () => {
  const { lines } = goods({ ...draftOf([]), lines: [lineOf({ quantity: 10, skuPriceFen: fen(1_050) })] });
  expect(lines[0]).toMatchObject({ priceFen: 1_050, totalFen: 10_500 });
});

const tiers = [
  { from: 10, priceFen: fen(900) },
  { from: 100, priceFen: fen(800) },
];
const unitPriceAt = (quantity: number) => goods(draftOf([{ quantity, tiers }])).lines[0]?.priceFen;

test("a tier starts at exactly its quantity", () => {
  expect([9, 10, 99, 100].map(unitPriceAt)).toEqual([1_000, 900, 900, 800]);
});

test("all SKUs of a product count together, and a dearer one falls in proportion", () => {
  const { lines } = goods(
    draftOf([
      { skuId: 1, quantity: 6, tiers },
      { skuId: 2, quantity: 4, skuPriceFen: fen(2_000), tiers },
      { prodId: 2, skuId: 3, quantity: 9, tiers },
    ]),
  );
  expect(lines.map((line) => line.priceFen)).toEqual([900, 1_800, 1_000]);
  expect(lines.map((line) => line.totalFen)).toEqual([5_400, 7_200, 9_000]);
});

test("a tier that is dearer than the price is passed over", () => {
  const { lines } = goods(draftOf([{ quantity: 10, tiers: [{ from: 5, priceFen: fen(1_200) }] }]));
  expect(lines[0]?.priceFen).toBe(1_000);
});

const offers = [
  { activityId: 7, priceFen: fen(850), max: 20 },
  { activityId: 8, priceFen: fen(900), max: 200 },
];
const at = (quantity: number) => {
  const { priceFen, activityId, totalFen } = priceLine(lineOf({ offers, tiers }), quantity);
  expect(totalFen).toBe(priceFen * quantity);
  return [priceFen, activityId];
};

test("the cheapest offer that reaches so many pieces holds", () => {
  expect(at(1)).toEqual([850, 7]);
  expect(at(20)).toEqual([850, 7]);
});

test("beyond its pieces the whole line has another price: the next offer's, or the tier's where that is as low", () => {
  expect(at(21)).toEqual([900, null]);
  expect(priceLine(lineOf({ offers }), 21)).toMatchObject({ priceFen: 900, activityId: 8 });
  expect(priceLine(lineOf({ offers }), 201)).toMatchObject({ priceFen: 1_000, activityId: null });
});

test("a tier below the offer keeps its price and takes none of the offer's pieces", () => {
  expect(at(100)).toEqual([800, null]);
});

test("an offer dearer than the goods is none", () => {
  const dear = [{ activityId: 7, priceFen: fen(1_200), max: 20 }];
  expect(priceLine(lineOf({ offers: dear }), 1)).toMatchObject({ priceFen: 1_000, activityId: null });
});
