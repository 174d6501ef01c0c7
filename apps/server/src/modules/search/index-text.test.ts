import { expect, test } from "vitest";
import { indexProduct, queryText } from "./index-text.ts";

const wrench = indexProduct({
  name: "拓锋 预置式可调扭力扳手 DCD-780 6×150mm",
  brand: "拓锋",
  category: "工具 手动工具 扳手",
  codes: ["TF-00817"],
  shopName: "百工自营",
});
const words = wrench.words.split(" ");

test("cuts Chinese names into single characters and pairs", () => {
  expect(words).toEqual(expect.arrayContaining(["扭", "扭力", "力扳", "扳手", "自营"]));
});

test("keeps codes whole and in parts, with their leading zeros", () => {
  expect(words).toEqual(
    expect.arrayContaining(["dcd780", "dcd", "780", "tf00817", "00817", "6x150mm", "150mm"]),
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

test("asks for all words together, codes and pinyin by prefix", () => {
  expect(queryText("扭力扳手 DCD")).toBe("'扭力' & '力扳' & '扳手' & 'dcd':*");
  expect(queryText("锤")).toBe("'锤'");
  expect(queryText("nlbs")).toBe("'nlbs':*");
});

test("reads full-width letters, and sizes however they are written", () => {
  expect(queryText("ＤＣＤ－７８０")).toBe("'dcd780':*");
  expect(queryText("6*150")).toBe(queryText("6×150"));
  expect(queryText("1.5mm")).toBe("'1p5mm':*");
});

test("asks for nothing where there is no word", () => {
  expect(queryText("！？…")).toBe("");
  expect(queryText("' | & :* \\")).toBe("");
});
