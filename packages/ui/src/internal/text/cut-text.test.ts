import { expect, test } from "vitest";
import { countCodePoints, cutCodePoints } from "./cut-text.ts";

test("counts what a person counts, not UTF-16 units", () => {
  expect(countCodePoints("𠮷野家")).toBe(3);
  expect(countCodePoints("好😀")).toBe(2);
});

test("never cuts a character in two", () => {
  expect(cutCodePoints("𠮷𠮷𠮷", 2)).toBe("𠮷𠮷");
  expect(cutCodePoints("扳手", 5)).toBe("扳手");
});
