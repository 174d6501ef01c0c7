import { expect, test } from "vitest";
import { returnsOf } from "../../detail-html.ts";
import { departments } from "../catalogue/index.ts";
import { textOf } from "./index.ts";

const families = departments.flatMap(({ groups }) => groups.flatMap((group) => group.families));
const texts = families.map(({ name, mold }) => ({ name, mold, ...textOf(name) }));

test("each kind of goods has parameters and points of its own", () => {
  for (const { name, params, points } of texts) {
    expect(params.length, name).toBeGreaterThanOrEqual(4);
    expect(points.length, name).toBeGreaterThanOrEqual(3);
    for (const [key, value] of params) expect(key && value, `${name}: ${key}`).toBeTruthy();
  }
});

test("no kind of goods is praised in another's words, or has another's parameters", () => {
  const points = texts.flatMap((text) => text.points);
  const often = points.filter((point, at) => points.indexOf(point) !== at);
  // The one thing that crates, and services that can be given back, share.
  expect(often.filter((point) => !/可退/.test(point))).toEqual([]);
  const tables = texts.map(({ params }) => JSON.stringify(params));
  expect(new Set(tables).size).toBe(tables.length);
});

/** Words that mean one kind of goods, and the kinds that may be spoken of in them. */
const belongings: [RegExp, RegExp][] = [
  [/灭火剂|灭火级别|瓶体激光刻码/, /灭火器/],
  [/LED/, /灯|照明|水平尺|显微|激光/],
  [/流明|色温/, /灯/],
  [/锁芯|锁梁/, /锁/],
  [/轮面|脚轮/, /轮|车/],
  [/镜片|护目/, /眼镜|面罩|口罩/],
  [/掌面/, /手套/],
  [/尺带/, /卷尺/],
  [/无刷电机|电池容量/, /电钻/],
  [/墨水|不断墨/, /书写笔/],
  [/双面打印/, /纸张/],
  [/货叉/, /搬运车/],
  [/粘度等级|倾点/, /润滑/],
  [/券码/, /校准|维修|培训|卡券/],
  [/脱扣/, /断路器/],
  [/缸筒/, /缸/],
  [/瓦楞/, /纸箱/],
  [/鞋头|包头/, /鞋/],
];

test.each(belongings)("%s is said of nothing but %s", (words, kinds) => {
  const matching = texts.filter(({ params, points }) => words.test(JSON.stringify([params, points])));
  expect(matching.length).toBeGreaterThan(0);
  expect(matching.filter(({ name }) => !kinds.test(name)).map(({ name }) => name)).toEqual([]);
});

test.each([
  ["劳保手套", "双", /拆封/],
  ["润滑油脂", "桶", /拆封/],
  ["控制信号线", "米", /裁切/],
  ["扳手", "把", /完好/],
])("%s by the %s says what of it can be given back", (name, unit, limits) => {
  expect(returnsOf({ name, unit })).toMatch(limits);
});
