import { expect, test } from "vitest";
import { countCodePoints } from "./count-code-points.ts";

test("counts what a person counts, not UTF-16 units", () => {
  expect(countCodePoints("𠮷野家")).toBe(3);
  expect(countCodePoints("好😀")).toBe(2);
});
