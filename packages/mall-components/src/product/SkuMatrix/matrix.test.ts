import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { describe, expect, test } from "vitest";
import { problemOf, readPasted, rowName, stepped, tabsOf } from "./matrix.ts";

const sku = (id: string, code: string, stock = 100): SkuOption => ({
  ...{ id, code, stock, values: { 规格: id }, yuan: "1.00" },
});
const skus = [sku("a", "007"), sku("b", "B-2"), sku("c", "C-3", 6)];
const paste = (text: string, from = 0) => readPasted(text, { rows: skus, from, skus });

describe("what is pasted", () => {
  test("a column of numbers fills the rows from the one that is written in", () => {
    expect(paste("10\r\n\r\n１２\r\n")).toEqual({ counts: { a: 10, c: 12 }, filled: 2, lost: [] });
    expect(paste("5\n1,000\n7", 1)).toEqual({ counts: { b: 5, c: 1_000 }, filled: 2, lost: ["7"] });
  });
  test("a code says which row, leading zeros and all, and a head is passed over", () => {
    expect(paste("货号\t数量\nb-2\t4\n007\t 3\n7\t9\nC-3\t很多")).toEqual({
      ...{ counts: { b: 4, a: 3 }, filled: 2, lost: ["7", "C-3"] },
    });
  });
  test("a single cell is typed as ever", () => {
    expect(paste("12")).toBeUndefined();
    expect(paste("12\n")).toBeUndefined();
  });
});

test("a number says why it cannot be ordered and is never cut", () => {
  const rule = { min: 10, step: 5 };
  const [a, , c] = skus as [SkuOption, SkuOption, SkuOption];
  expect([0, 5, 12, 15, 105].map((count) => problemOf(a, count, rule))).toEqual([
    undefined,
    "belowMin",
    "notMultiple",
    undefined,
    "aboveMax",
  ]);
  expect(problemOf(c, 7, { min: 1, step: 1 })).toBe("aboveMax");
  expect(stepped(a, 0, 1, rule)).toBe(10);
  expect(stepped(a, 10, -1, rule)).toBe(0);
  expect(stepped(a, 100, 1, rule)).toBe(100);
});

test("the first of several specifications is tabs, the others name the row", () => {
  const three = [
    { name: "色", values: ["红", "蓝"] },
    { name: "长", values: ["1"] },
    { name: "材", values: ["钢"] },
  ];
  expect(tabsOf(three)).toEqual(["红", "蓝"]);
  expect(tabsOf(three.slice(0, 1))).toEqual([]);
  const one = { ...sku("x", "x"), values: { 色: "红", 长: "1", 材: "钢" } };
  expect(rowName(three, one)).toBe("1 / 钢");
  expect(rowName(three.slice(0, 1), one)).toBe("红");
});
