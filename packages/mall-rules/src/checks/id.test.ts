import { expect, test } from "vitest";
import { toId, toIds } from "./id.ts";

test.each([
  ["12", 12],
  ["0", 0],
  ["007", 7],
  ["999999999999999", 999_999_999_999_999],
  ["1000000000000000", undefined],
  ["", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["1e3", undefined],
  [" 1", undefined],
  ["１", undefined],
  [null, undefined],
  [undefined, undefined],
])("%j is the id %s", (text, id) => {
  expect(toId(text)).toBe(id);
});

test("a list names each id once, and nothing else", () => {
  expect(toIds("3,1,x,,3,-2,2")).toEqual([3, 1, 2]);
  expect(toIds("")).toEqual([]);
});
