import { describe, expect, test } from "vitest";
import { indexProduct } from "./index-text.ts";
import { queryText, type Reading, type Wanted, wantedBy } from "./wanted-words.ts";
import { places } from "./words-of-text.ts";

const asked = (keyword: string, reading?: Reading) => {
  const wanted = wantedBy(keyword, reading);
  return wanted ? queryText(wanted, [places.name]) : "";
};

test("asks for all words together, letters by prefix", () => {
  expect(asked("扳手 DCD")).toBe("('扳手' & 'dcd':*)");
  expect(asked("锤")).toBe("'锤'");
  expect(asked("nlbs")).toBe("'nlbs':*");
  expect(asked("L")).toBe("'l'");
});

test("cuts Chinese without spaces wherever that helps", () => {
  expect(asked("固联螺栓")).toBe("('固联' & '螺栓')");
  expect(asked("安全帽")).toBe("('安全' & '全帽')");
  expect(asked("不锈钢螺栓")).toBe("('不锈' & '螺栓' & ('锈钢' | '钢螺'))");
});

test("takes a colour at either end for one", () => {
  expect(asked("安全帽黄")).toBe("(('安全' & '帽黄') | ('黄色' & ('安全' & '全帽')))");
  expect(asked("黄胶带")).toBe("(('黄胶' & '胶带') | ('黄色' & '胶带'))");
  expect(asked("黄")).toBe("('黄' | '黄色')");
});

test("means a size as it is typed; what is begun may go on", () => {
  expect(asked("M6")).toBe("'m6'");
  expect(asked("M6", { isBegun: true })).toBe("'m6':*");
  expect(asked("6202-2RS", { isBegun: true })).toBe("('62022rs':* | ('6202':* & '2rs':*))");
  expect(asked("2P63A", { isBegun: true })).toBe("('2p63a':* | ('2p':* & '63a':*))");
  expect(asked("M6×20mm", { isBegun: true })).toBe("('m6x20mm':* | 'm6x20')");
});

test("takes a letter after a number for its unit, which need not be said", () => {
  expect(asked("9级螺钉")).toBe("((('级螺' & '螺钉') | ('级' & '螺钉')) & '9')");
  expect(asked("42码")).toBe("('码' & '42')");
  expect(asked("42码", { isBegun: true })).toBe("'42':*");
});

test("finds a brand in pinyin before the rest", () => {
  const brandSounds = [
    { name: "固联", sound: "gulian", initials: "gl" },
    { name: "恒钻", sound: "hengzuan", initials: "hz" },
  ];
  expect(asked("gulianls", { brandSounds })).toBe("('gulianls':* | ('gulian':* & 'ls':*))");
  expect(asked("glls", { brandSounds })).toBe("('glls':* | ('固联' & 'ls':*))");
});

test("knows pipe sizes in inches, sizes of clothes and of breakers", () => {
  expect(asked("1/2寸球阀")).toBe("('球阀' & (('1ǀ2' & '寸') | 'dn15'))");
  expect(asked("4分")).toBe("(('4' & '分') | 'dn15')");
  expect(asked("1/2", { isBegun: true })).toBe("('1ǀ2':* | 'dn15')");
  expect(asked("L号手套", { isBegun: true })).toBe(
    "((('号手' & '手套') | ('号手' & '套') | ('号' & '手套') | '手套') & 'l')",
  );
  expect(asked("C32", { isBegun: true })).toBe("('c32':* | ('32a' & '断路'))");
});

test("502 is a glue, and no beginning of 5023", () => {
  expect(asked("502胶", { isBegun: true })).toBe("('胶' & '502':*)");
});

test("reads full-width letters, and sizes however they are written", () => {
  expect(asked("ＤＣＤ－７８０")).toBe("'dcd780'");
  for (const written of ["6*150", "6 x 150", "6X150", "６✕１５０"])
    expect(asked(written)).toBe(asked("6×150"));
  for (const written of ["0-10", "0～10", "0−10"]) expect(asked(written)).toBe(asked("0–10"));
  expect(asked("1.5mm")).toBe("'1ꞏ5mm'");
});

test("asks for nothing where there is no word", () => {
  expect(asked("！？…")).toBe("");
  expect(asked("' | & :* \\")).toBe("");
});

test("says of every word where it may stand", () => {
  const wanted = wantedBy("扳手 dc") as Wanted;
  expect(queryText(wanted)).toBe("(('扳手' | '#扳手') & ('dc':* | '#dc':* | '~dc':*))");
  expect(queryText(wanted, [places.name, places.aside])).toBe("(('扳手' | '_扳手') & ('dc':* | '_dc':*))");
});

describe("how texts and keywords meet", () => {
  const words = (text: string) =>
    indexProduct({ name: text, brand: "", category: "", above: [], shopName: "", skus: [], attributes: [] })
      .words.split(" ")
      .map((word) => word.replace(/^[#~_]/, ""));
  const meets = (wanted: Wanted, own: readonly string[]): boolean => {
    if ("all" in wanted) return wanted.all.every((part) => meets(part, own));
    if ("any" in wanted) return wanted.any.some((part) => meets(part, own));
    return own.some((one) => (wanted.isPrefix ? one.startsWith(wanted.word) : one === wanted.word));
  };
  test.each([
    ["M6×20", "m6x20"],
    ["M6×20", "6×20"],
    ["M6×20", "M6"],
    ["M6×20", "M 6 20"],
    ["DN 15", "DN15"],
    ["DN15", "DN 15"],
    ["35 mm 导轨", "35mm"],
    ["74×48cm", "74*48CM"],
    ["0–150mm", "0-150mm"],
    ["GB/T5783", "gb/t 5783"],
    ["GB/T 5783", "GB5783"],
    ["GB 2811", "GB/T 2811"],
    ["JB/T 6622", "jbt6622"],
    ["0.1–1.0 MPa", "1.0MPa"],
    ["1/2", "１／２"],
    ["8.0mm", "8毫米"],
    ["2.5mm²", "2.5平方"],
    ["100米", "100m"],
    ["A2-70", "a2-70"],
    ["SDS-Plus接口", "sdsplus"],
    ["LED工矿灯", "工矿灯LED"],
  ])("%s is met by %s", (text, keyword) => {
    expect(meets(wantedBy(keyword) as Wanted, words(text))).toBe(true);
  });
  test.each([
    ["M60×20", "M6"],
    ["DN150", "DN15"],
    ["DN25 PN16", "DN16"],
    ["62021", "6202"],
    ["8.05mm", "8mm"],
    ["螺栓", "螺栓帽"],
  ])("%s is not met by %s", (text, keyword) => {
    expect(meets(wantedBy(keyword) as Wanted, words(text))).toBe(false);
  });
});
