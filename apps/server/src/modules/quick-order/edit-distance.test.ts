import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["BG2-00017-O3", "BG2-00017-03", 1],
  ["XG2-00017-03", "BG2-00017-03", 1],
  ["G2-00017-03", "BG2-00017-03", 1],
  ["BBG2-00017-03", "BG2-00017-03", 1],
  ["GB2-00017-03", "BG2-00017-03", 1],
  ["BG2-00017", "BG2-00017-03", 2],
  ["BG2-00017-99", "BG2-00017-03", 2],
  ["AB", "AC", Number.POSITIVE_INFINITY],
  ["XY2-00017-03", "BG2-00017-03", Number.POSITIVE_INFINITY],
  ["QQQQ", "BG2-00017-03", Number.POSITIVE_INFINITY],
])("%s for %s: %s", (wanted, code, answer) => {
  expect(editDistance(wanted, code)).toBe(answer);
});
