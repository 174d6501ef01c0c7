import { expect, test } from "vitest";
import { claimState } from "./coupon.ts";

const facts = { startsAt: 100, endsAt: 200, stocks: 1, limitNum: 1, receivedNum: 0 };

test.each([
  [99, {}, "notStarted"],
  [100, {}, "claimable"],
  [199, {}, "claimable"],
  [200, {}, "ended"],
  [150, { stocks: 0 }, "soldOut"],
  [150, { receivedNum: 1 }, "claimed"],
  [150, { stocks: 0, receivedNum: 1 }, "claimed"],
  [150, { limitNum: 2, receivedNum: 1 }, "claimable"],
  [200, { receivedNum: 1 }, "ended"],
] as const)("at %s with %o: %s", (now, changes, state) => {
  expect(claimState({ ...facts, ...changes }, now)).toBe(state);
});
