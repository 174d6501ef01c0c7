import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { YuanText } from "../../money/index.ts";
import {
  chooseSkuValue,
  chosenSku,
  firstSelection,
  missingSpecs,
  movedValues,
  type SkuOption,
  type SkuSelection,
  type SkuSpec,
  skuOfValue,
  skuRange,
  skuValueState,
} from "./sku-choice.ts";

const specs: SkuSpec[] = [
  { name: "颜色", values: ["红", "蓝", "绿"] },
  { name: "尺寸", values: ["S", "M", "L"] },
  { name: "包装", values: ["单只", "整箱"] },
];
const sku = (
  id: string,
  colour: string,
  size: string,
  pack: string,
  stock: number,
  yuan: YuanText = "10.00",
): SkuOption => ({
  id,
  values: { 颜色: colour, 尺寸: size, 包装: pack },
  stock,
  yuan,
});
const skus = [
  sku("1", "红", "S", "单只", 5),
  sku("2", "红", "M", "单只", 0, "12.00"),
  sku("3", "蓝", "M", "单只", 3, "9.50"),
  sku("4", "蓝", "L", "整箱", 8, "80.00"),
];
const state = (selection: SkuSelection, name: string, value: string) =>
  skuValueState(skus, selection, name, value);

describe("choosing a SKU", () => {
  it("marks what is chosen, possible, sold out, in conflict, and in no SKU", () => {
    expect(state({ 颜色: "红" }, "颜色", "红")).toBe("selected");
    expect(state({ 颜色: "红" }, "尺寸", "S")).toBe("possible");
    expect(state({ 颜色: "红" }, "尺寸", "M")).toBe("soldOut");
    expect(state({ 颜色: "红" }, "尺寸", "L")).toBe("conflict");
    expect(state({}, "颜色", "绿")).toBe("none");
  });

  it("lets a person change within the specification that is chosen already", () => {
    expect(state({ 颜色: "红", 尺寸: "M" }, "颜色", "蓝")).toBe("possible");
  });

  it("keeps the impossible value that was pressed and moves the others to the nearest that go with it", () => {
    const before = { 颜色: "红", 尺寸: "S", 包装: "单只" };
    const next = chooseSkuValue(specs, skus, before, "包装", "整箱");
    expect(next).toEqual({ 颜色: "蓝", 尺寸: "L", 包装: "整箱" });
    expect(movedValues(specs, before, next, "包装")).toEqual(["蓝", "L"]);
    expect(chooseSkuValue(specs, skus, { 颜色: "蓝", 尺寸: "M", 包装: "单只" }, "尺寸", "L")).toEqual({
      ...{ 颜色: "蓝", 尺寸: "L", 包装: "整箱" },
    });
    expect(movedValues(specs, {}, { 颜色: "红" }, "颜色")).toEqual([]);
  });

  it("moves to what is in stock rather than to what is nearer", () => {
    const sizes = { name: "长", values: ["10", "20", "30"] };
    const colours = { name: "色", values: ["银", "黑"] };
    const one = (colour: string, length: string, stock: number): SkuOption => ({
      ...{ id: colour + length, values: { 色: colour, 长: length }, stock, yuan: "1.00" },
    });
    const few = [one("银", "10", 5), one("黑", "20", 0), one("黑", "30", 2)];
    expect(chooseSkuValue([colours, sizes], few, { 色: "银", 长: "10" }, "色", "黑")).toEqual({
      ...{ 色: "黑", 长: "30" },
    });
  });

  it("clears the value that is pressed again, and ignores one of no SKU", () => {
    expect(chooseSkuValue(specs, skus, { 颜色: "红" }, "颜色", "红")).toEqual({});
    expect(chooseSkuValue(specs, skus, { 尺寸: "S" }, "颜色", "绿")).toEqual({ 尺寸: "S" });
  });

  it("names the SKU once all is chosen, and what is missing before", () => {
    expect(missingSpecs(specs, { 尺寸: "M" })).toEqual(["颜色", "包装"]);
    expect(chosenSku(specs, skus, { 颜色: "蓝", 尺寸: "M" })).toBeUndefined();
    expect(chosenSku(specs, skus, { 颜色: "蓝", 尺寸: "M", 包装: "单只" })?.id).toBe("3");
    const plain: SkuOption = { id: "9", values: {}, yuan: "1.00", stock: 1 };
    expect(chosenSku([], [plain], {})?.id).toBe("9");
  });

  it("opens with what leaves no choice", () => {
    expect(firstSelection(specs, skus.slice(0, 1))).toEqual({ 颜色: "红", 尺寸: "S", 包装: "单只" });
    expect(firstSelection([{ name: "颜色", values: ["红"] }, ...specs.slice(1)], skus)).toEqual({
      颜色: "红",
    });
    expect(firstSelection(specs, skus)).toEqual({});
  });

  it("leads a link on a value to a whole SKU: what is chosen elsewhere stays, the rest is in stock", () => {
    for (const spec of specs)
      for (const value of spec.values) {
        const led = skuOfValue(specs, skus, { 颜色: "红" }, { name: spec.name, value });
        const holders = skus.filter((one) => one.values[spec.name] === value);
        expect(led === undefined).toBe(holders.length === 0);
        if (led) expect(led.values[spec.name]).toBe(value);
        const beside = holders.filter((one) => spec.name === "颜色" || one.values.颜色 === "红");
        if (led && beside.length > 0) expect(beside).toContain(led);
        if (beside.some(({ stock }) => stock > 0)) expect(led?.stock).toBeGreaterThan(0);
      }
  });

  it("tells price and stock of what is left open", () => {
    expect(skuRange(skus, {})).toEqual({ minYuan: "9.50", maxYuan: "80.00", stock: 16 });
    expect(skuRange(skus, { 颜色: "红" })).toEqual({ minYuan: "10.00", maxYuan: "12.00", stock: 5 });
    expect(skuRange(skus, { 颜色: "绿" })).toBeUndefined();
  });

  it("never leaves a selection that no SKU has, whatever is pressed in whatever order", () => {
    const press = fc.record({ spec: fc.nat(2), value: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        let selection: SkuSelection = {};
        for (const { spec: at, value } of presses) {
          const spec = specs[at];
          const wanted = spec?.values[value];
          if (!spec || wanted === undefined) continue;
          const isOff = selection[spec.name] === wanted;
          const chosen = Object.keys(selection).length;
          selection = chooseSkuValue(specs, skus, selection, spec.name, wanted);
          if (!isOff && skus.some((one) => one.values[spec.name] === wanted))
            expect(selection[spec.name]).toBe(wanted);
          expect(skuRange(skus, selection)).toBeDefined();
          // Nothing that was chosen is ever lost but by pressing it again.
          if (!isOff) expect(Object.keys(selection).length).toBeGreaterThanOrEqual(chosen);
        }
      }),
    );
  });
});
