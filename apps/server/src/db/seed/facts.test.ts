/** What is said of each product of the seed, in its title, specifications and parameters, must be one. */
import { expect, test } from "vitest";
import { attributesOf } from "../../modules/search/indexing/attributes-of.ts";
import { facts } from "./data/facts/index.ts";
import { type GeneratedProduct, generateProduct } from "./generate.ts";
import { emojiObjects } from "./pictures/emoji.ts";
import { drawnObjects } from "./pictures/objects/index.ts";
import { categoryRows, plans } from "./plan.ts";

const now = new Date("2026-11-21T08:00:00Z");
const goods = plans.map((_, i) => generateProduct(i + 1, 1 + i * 30, now));

/** Parameters and specifications as `name=value`. */
const saidOf = ({ product, skus }: GeneratedProduct): string[] => [
  ...(product.parameters ?? []).map(({ key, value }) => `${key}=${value}`),
  ...(product.specs ?? []).flatMap(({ name }, at) =>
    skus.map(({ values }) => `${name}=${values?.[at] ?? ""}`),
  ),
];
const plain = (text: string) => text.replace(/[\s-]/g, "").toLowerCase();
const titleOf = ({ product }: GeneratedProduct) => product.name.replace(/^积分礼·/, "");

test("each product has facts of its own, and no facts are of none", () => {
  const firstWords = plans.map(({ name }) => name.split(" ")[0]);
  expect(new Set(firstWords).size).toBe(plans.length);
  expect(Object.keys(facts).filter((word) => !firstWords.includes(word))).toEqual([]);
});

/** Facts as titles write them: grades, standards, materials by number, protection, electric and other quantities. */
const factOfTitle =
  /(?:GB\/T|DIN)\s?\d+|A2-70|IP\d\d|\b(?:304|316L|410)(?=不锈钢)|65锰|45钢|\d+(?:\.\d+)?(?:级|KV|lm\/W|V|W(?![a-z])|mA|mm|寸|吨|齿|件套?|mAh)|[零一二三四五六七八九十]+刃|PN\d+/g;
const spelled = (fact: string) => plain(fact.replace("锰", "mn").replace("三刃", "3刃"));

test("what a title states is in the parameters or specifications", () => {
  const missing = goods.flatMap((one) => {
    const stated = plain(saidOf(one).join("\n"));
    return [...titleOf(one).matchAll(factOfTitle)]
      .filter(([fact]) => !stated.includes(spelled(fact)))
      .map(([fact]) => `${one.product.name}: ${fact}`);
  });
  expect(missing).toEqual([]);
});

test("a title, and what is said under it, name one standard", () => {
  const standards = goods.flatMap((one) => {
    const named = [...one.product.name.matchAll(/(GB\/T|DIN)\s?(\d+)/g)].map(
      ([, body, nr]) => `${body}${nr}`,
    );
    const stated = saidOf(one).filter((row) => /^(?:执行|检验|制造)标准=/.test(row));
    return named.flatMap((name) =>
      stated.length === 1 && new RegExp(`${name}(?!\\d)`).test((stated[0] ?? "").replaceAll(" ", ""))
        ? []
        : `${one.product.name}: ${stated.join(" ")}`,
    );
  });
  expect(standards).toEqual([]);
  const grades = goods.flatMap((one) => {
    const [grade] = /(?<![\d.])\d+\.\d(?=级.*螺)/.exec(one.product.name) ?? [];
    const stated = saidOf(one).filter((row) => row.startsWith("性能等级="));
    return grade && stated.join() !== `性能等级=${grade} 级` ? `${one.product.name}: ${stated}` : [];
  });
  expect(grades).toEqual([]);
});

/** Materials by what titles call them, and what no material of such goods may be called. */
const materials: [title: RegExp, others: RegExp][] = [
  [
    /(?:304|410|不锈钢)(?!专用).*(?:螺|铆|垫|链|阀|管件|扎带|挂锁|合页)/,
    /合金钢|碳钢|65Mn|Q235|锌合金|黄铜|尼龙/,
  ],
  [/黄铜|全铜/, /不锈钢|铸铁|锌合金/],
  [/木托盘/, /HDPE|钢|塑料/],
  [/塑料托盘/, /木|钢/],
  [/钢制托盘/, /HDPE|木|塑料/],
  [/铝合金.*梯/, /玻璃钢/],
  [/玻璃钢.*梯/, /铝合金/],
  [/橡胶同步带/, /聚氨酯/],
  [/聚氨酯.*同步带/, /氯丁/],
  [/牛皮.*手套/, /丁腈|尼龙/],
  [/PPR/, /不锈钢/],
];

test.each(materials)("goods called %s are made of that alone", (title, others) => {
  const own = goods.filter(({ product }) => title.test(product.name));
  expect(own.length).toBeGreaterThan(0);
  const wrong = own.flatMap((one) =>
    saidOf(one)
      .filter((row) => /^(?:材质|阀体材质|阀体|锁体|座体材质|面料)=/.test(row) && others.test(row))
      .map((row) => `${one.product.name}: ${row}`),
  );
  expect(wrong).toEqual([]);
});

test("one fact has one spelling, wherever it is", () => {
  const spellings = new Map<string, Set<string>>();
  for (const { product, skus } of goods) {
    const { parameters = [], specs = [] } = product;
    for (const { name, value } of attributesOf({ parameters, specs, skus })) {
      // Materials are compared across all goods, other values where a list narrows by them.
      const key = `${/[钢铁铜铝]/.test(value) ? "" : name}\n${value.replaceAll(/\s/g, "").toLowerCase()}`;
      spellings.set(key, (spellings.get(key) ?? new Set()).add(value));
    }
  }
  expect([...spellings.values()].filter(({ size }) => size > 1).map((all) => [...all])).toEqual([]);
});

test("a parameter and a specification are never two answers to one question", () => {
  for (const { product } of goods) {
    const keys = [
      ...(product.parameters ?? []).map(({ key }) => key),
      ...(product.specs ?? []).map((one) => one.name),
    ];
    expect(new Set(keys).size, product.name).toBe(keys.length);
  }
});

test("each leaf category, and each product, has a drawing that no other has", () => {
  const leaves = categoryRows().filter(({ level }) => level === 3);
  expect(new Set(leaves.map(({ picture }) => picture)).size).toBe(leaves.length);
  expect(new Set(plans.map((plan) => plan.facts.pic)).size).toBe(plans.length);
  const drawings = plans.map(({ facts: { pic } }) => drawnObjects[pic] ?? JSON.stringify(emojiObjects[pic]));
  expect(drawings.filter((one, at) => !one || drawings.indexOf(one) !== at)).toEqual([]);
});
