import { expect, test } from "vitest";
import { voucherState } from "./voucher.ts";

const until = new Date(1_000);
test.each([
  { isUsed: false, until, now: new Date(999), state: "unused" },
  { isUsed: false, until, now: until, state: "expired" },
  { isUsed: true, until, now: new Date(2_000), state: "used" },
  { isUsed: false, until: null, now: new Date(2_000), state: "unused" },
])("$state at $now", ({ state, ...code }) => {
  expect(voucherState(code)).toBe(state);
});
