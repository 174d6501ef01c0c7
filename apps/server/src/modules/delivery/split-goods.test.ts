import { expect, test } from "vitest";
import { splitGoods } from "./split-goods.ts";

const lines = [
  { orderItemId: 1, quantity: 3 },
  { orderItemId: 2, quantity: 5 },
];

test("one parcel holds everything, two halve it, within a line where need be", () => {
  expect(splitGoods(lines, 1)).toEqual([lines]);
  expect(splitGoods(lines, 2)).toEqual([
    [
      { orderItemId: 1, quantity: 3 },
      { orderItemId: 2, quantity: 1 },
    ],
    [{ orderItemId: 2, quantity: 4 }],
  ]);
});

test("however many parcels: each holds something, and all of it is in them once", () => {
  for (let parcels = 1; parcels <= 10; parcels++) {
    const split = splitGoods(lines, parcels);
    expect(split).toHaveLength(Math.min(parcels, 8));
    expect(split.every((one) => one.length > 0)).toBe(true);
    for (const { orderItemId, quantity } of lines) {
      const sent = split.flat().filter((one) => one.orderItemId === orderItemId);
      expect(sent.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
    }
  }
});
