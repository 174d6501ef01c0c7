import { expect, test } from "vitest";
import { closingOf } from "./closing.ts";

const none = { openOrders: 0, openRefunds: 0, administered: 0, balanceFen: 0, points: 0, coupons: 0 };

test("an account with nothing open and nothing in it is closed without a word", () => {
  expect(closingOf(none)).toEqual({ blocks: [], losses: [] });
});

test("all that blocks and all that is lost is said at once", () => {
  expect(closingOf({ ...none, openRefunds: 1, administered: 2, points: 5 })).toEqual({
    blocks: ["refunds", "administrator"],
    losses: ["points"],
  });
  expect(closingOf({ ...none, openOrders: 3, balanceFen: 1, coupons: 1 })).toEqual({
    blocks: ["orders"],
    losses: ["balance", "coupons"],
  });
});
