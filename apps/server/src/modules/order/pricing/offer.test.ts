import { expect, test } from "vitest";
import { lineOf } from "./draft-of.ts";
import { priceLine } from "./price.ts";

const offers = [
  { activityId: 7, priceFen: 850, max: 20 },
  { activityId: 8, priceFen: 900, max: 200 },
];
const tiers = [
  { from: 10, priceFen: 900 },
  { from: 100, priceFen: 800 },
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
  const dear = [{ activityId: 7, priceFen: 1_200, max: 20 }];
  expect(priceLine(lineOf({ offers: dear }), 1)).toMatchObject({ priceFen: 1_000, activityId: null });
});
