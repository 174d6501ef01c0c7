import { expect, test } from "vitest";
import { indexProduct } from "./index-text.ts";

const wrench = indexProduct({
  name: "拓锋 预置式可调扭力扳手 DCD-780 6×150mm",
  brand: "拓锋",
  category: "扳手",
  above: ["工具", "手动工具"],
  skus: [
    { values: ["M8×30", "荧光黄"], partyCode: "TF-00817", makerCode: "HQ-5521.B" },
    { values: ["2.5mm²", "达克罗"], partyCode: "0017" },
  ],
  attributes: ["35 mm 导轨", "0.1–1.0 MPa"],
  shopName: "百工自营",
});
const marked = wrench.words.split(" ");
const words = marked.map((word) => word.replace(/^[#~_]/, ""));

test("cuts Chinese names into single characters and pairs", () => {
  expect(words).toEqual(expect.arrayContaining(["扭", "扭力", "力扳", "扳手", "自营"]));
});

test("keeps codes whole and in parts, with their leading zeros", () => {
  expect(words).toEqual(
    expect.arrayContaining([
      "dcd780",
      "dcd",
      "780",
      "tf00817",
      "00817",
      "6x150mm",
      "150mm",
      "hq5521b",
      "5521",
    ]),
  );
});

test("spells every part of the name in pinyin and in initials", () => {
  expect(words.some((word) => word.startsWith("niulibanshou"))).toBe(true);
  expect(words.some((word) => word.startsWith("nlbs"))).toBe(true);
  expect(wrench.pinyin.startsWith("tuofengyuzhishi")).toBe(true);
  expect(wrench.initials.startsWith("tfyzs")).toBe(true);
});

test("gives words of letters and digits only, each once", () => {
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
});

test("has the words of every SKU and attribute, colours and sizes by their other names too", () => {
  expect(words).toEqual(
    expect.arrayContaining(["m8x30", "m8", "30", "2ꞏ5mm2", "2ꞏ5mm", "黄色", "达克", "克罗", "0017"]),
  );
  expect(words).toEqual(expect.arrayContaining(["35mm", "35", "1mpa", "dakeluo", "dkl"]));
});

test("has the trade's other words for it, the longest counting", () => {
  expect(words).toEqual(expect.arrayContaining(["扳子"]));
  const driver = indexProduct({
    ...{ name: "六角螺丝刀", brand: "", category: "", above: [], shopName: "", skus: [], attributes: [] },
  });
  expect(driver.words).toContain("_改锥");
  expect(driver.words).not.toContain("螺栓");
});

test("marks where a word is first", () => {
  expect(marked).toEqual(
    expect.arrayContaining(["扳手", "拓锋", "#m8x30", "#0017", "_导轨", "_手动", "_自营"]),
  );
  expect(marked).toEqual(expect.arrayContaining(["~dakeluo", "~tuofeng"]));
});
