import { expect, test } from "vitest";
import { type QuickOption, type QuickRow, quickLineOf, sumOf, totalOf } from "./quick-rows.ts";

const option = (skuId: string, changes: Partial<QuickOption> = {}): QuickOption => ({
  ...{ prodId: "1", skuId, goods: { title: "螺栓" }, yuan: "1.05", unit: "件" },
  rule: { min: 10, step: 5, max: 100 },
  ...changes,
});
const row = (quantity: number, changes: Partial<QuickRow> = {}): QuickRow => ({
  ...{ line: 1, code: "A", quantity, quantityText: String(quantity), summed: [] },
  ...{ matches: [option("7")], suggestions: [] },
  ...changes,
});

test.each([
  [20, 20, undefined],
  [3, 10, "belowMin"],
  [12, 15, "notMultiple"],
  [500, 100, "aboveMax"],
])("%i pieces become %i, and it is said why", (asked, quantity, adjusted) => {
  expect(quickLineOf(row(asked))).toMatchObject({
    state: "ready",
    quantity,
    ...(adjusted ? { adjusted } : {}),
  });
});

test("what cannot be ordered has no quantity and no sum", () => {
  const lines = [
    quickLineOf(row(0, { fault: "badQuantity" })),
    quickLineOf(row(5, { matches: [], suggestions: [option("8")] })),
    quickLineOf(row(5, { matches: [option("7"), option("8")] })),
    quickLineOf(row(5, { matches: [option("7", { blocked: "该商品已不可购买" })] })),
    quickLineOf(row(5, { matches: [option("7", { rule: { min: 10, step: 5, max: 9 } })] })),
  ];
  expect(lines.map(({ state }) => state)).toEqual(["fault", "missing", "several", "blocked", "short"]);
  expect(lines.every((line) => line.quantity === 0 && sumOf(line) === undefined)).toBe(true);
  expect(totalOf([...lines, quickLineOf(row(20))])).toBe("21.00");
});

test("a match or a suggestion that was chosen is what the row is about, in the quantity chosen since", () => {
  const several = row(10, { matches: [option("7"), option("8")] });
  expect(quickLineOf(several, { skuId: "8", quantity: 30 })).toMatchObject({
    option: { skuId: "8" },
    quantity: 30,
  });
  const missing = row(10, { matches: [], suggestions: [option("9")] });
  expect(quickLineOf(missing, { skuId: "9" })).toMatchObject({ state: "ready", option: { skuId: "9" } });
});

test("the only one of several that can be bought needs no choice", () => {
  const matches = [option("7", { blocked: "已下架" }), option("8")];
  expect(quickLineOf(row(10, { matches }))).toMatchObject({ state: "ready", option: { skuId: "8" } });
});
