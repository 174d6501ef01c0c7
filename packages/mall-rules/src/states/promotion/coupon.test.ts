import { expect, test } from "vitest";
import { claimState } from "./coupon.ts";

const none = { limitNum: 1, receivedNum: 0, usedNum: 0, usableNum: 0, isBarred: false };
const facts = { startsAt: 100, endsAt: 200, stocks: 1, ...none };
const held = { receivedNum: 1, usableNum: 1 };

test.each([
  [99, {}, "notStarted"],
  [100, {}, "claimable"],
  [199, {}, "claimable"],
  [200, {}, "ended"],
  [150, { stocks: 0 }, "soldOut"],
  [150, held, "claimed"],
  [150, { ...held, stocks: 0 }, "claimed"],
  [150, { ...held, limitNum: 2 }, "claimable"],
  [150, { receivedNum: 1, usedNum: 1 }, "used"],
  [200, { receivedNum: 1, usedNum: 1 }, "used"],
  [150, { receivedNum: 1 }, "expired"],
  // Some are usable for some days from their receipt, longer than others can claim them.
  [200, held, "claimed"],
  [200, { receivedNum: 1 }, "expired"],
  [150, { isBarred: true }, "membersOnly"],
  [150, { isBarred: true, stocks: 0 }, "soldOut"],
  [99, { isBarred: true }, "notStarted"],
  // Who was a member when they claimed it keeps it.
  [150, { ...held, isBarred: true }, "claimed"],
] as const)("at %s with %o: %s", (now, changes, state) => {
  expect(claimState({ ...facts, ...changes }, now)).toBe(state);
});
