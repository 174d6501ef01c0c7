import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { draftOf } from "./draft-of.ts";
import { points } from "./points.ts";

const draft = draftOf([{ skuPriceFen: fen(1_999) }], { pointsOwned: 20_000, pointsWanted: null });

test("points pay at most half of the goods, in tens", () => {
  expect(points(draft)).toMatchObject({ maxPoints: 990, pointsUsed: 990 });
});

test("the buyer's points bound it too, and none wanted uses none", () => {
  expect(points({ ...draft, pointsOwned: 57 })).toMatchObject({ maxPoints: 50, pointsUsed: 50 });
  expect(points({ ...draft, pointsWanted: 0 })).toMatchObject({ maxPoints: 990, pointsUsed: 0 });
});

test("points pay nothing that a coupon has paid", () => {
  const lines = draft.lines.map((line) => ({ ...line, couponFen: fen(1_900) }));
  expect(points({ ...draft, lines })).toMatchObject({ maxPoints: 90 });
});

test("what they pay is split exactly over the lines", () => {
  const three = draftOf([{}, {}, {}], { pointsOwned: 20_000, pointsWanted: 100 });
  expect(points(three).lines.map((line) => line.pointsFen)).toEqual([33, 34, 33]);
});
