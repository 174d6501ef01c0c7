import { expect, test } from "vitest";
import { packText, piecePriceText } from "./pack.ts";

const box = (pieces: number) => ({ pieces, piece: "只", unit: "盒" });

test("a pack names what it holds", () => {
  expect(packText(box(100))).toBe("100只/盒");
});

test.each([
  ["12.00", 100, "¥0.12/只"],
  ["18.50", 50, "¥0.37/只"],
  ["5.90", 1000, "¥0.0059/只"],
  ["8.90", 100, "¥0.089/只"],
  ["9.90", 200, "¥0.0495/只"],
  ["10.00", 100, "¥0.10/只"],
  ["5.00", 100, "¥0.05/只"],
  ["12500.00", 10, "¥1,250.00/只"],
  ["10.00", 3, "¥3.33/只"],
] as const)("of ¥%s for %i pieces one costs %s", (yuan, pieces, text) => {
  expect(piecePriceText(yuan, box(pieces))).toBe(text);
});
