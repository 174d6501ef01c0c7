import { expect, test } from "vitest";
import { exchangeBlock, missingPoints, redeemablePieces } from "./exchange.ts";

const open = { stock: 9, perUser: 0, redeemed: 0, left: null, owned: 500, score: 500 };

test("says why not one piece can be redeemed, the firmest reason first", () => {
  expect(exchangeBlock(open)).toBeUndefined();
  expect(exchangeBlock({ ...open, owned: 499 })).toBe("pointsShort");
  expect(exchangeBlock({ ...open, owned: 0, perUser: 2, redeemed: 2 })).toBe("exchangeLimit");
  expect(exchangeBlock({ ...open, perUser: 2, redeemed: 2, left: 0 })).toBe("exchangeGone");
  expect(exchangeBlock({ ...open, left: 0, stock: 0 })).toBe("soldOut");
});

test("the nearest of stock and limits bounds the pieces", () => {
  expect(redeemablePieces(open)).toBe(9);
  expect(redeemablePieces({ ...open, perUser: 3, redeemed: 1 })).toBe(2);
  expect(redeemablePieces({ ...open, perUser: 1, redeemed: 4 })).toBe(0);
  expect(redeemablePieces({ ...open, left: 1 })).toBe(1);
});

test("missing points are never less than none", () => {
  expect(missingPoints(500, 300)).toBe(0);
  expect(missingPoints(180, 300)).toBe(120);
});
