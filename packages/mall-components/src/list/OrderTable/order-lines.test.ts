import { fen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { sampleProduct } from "../../samples/products.ts";
import { linesOf, type OrderGoods, toTsv, totalOf } from "./order-lines.ts";

const tier = [{ from: 10, priceFen: fen(900) }];
const goods: OrderGoods = {
  product: { ...sampleProduct, name: "=螺丝", shopName: "自营店" },
  rule: { min: 5, step: 5 },
  unit: "盒",
  skus: [
    { id: "1", name: "M6", code: "007", values: {}, yuan: "10.00", stock: 100 },
    { id: "2", name: "M8", code: "008", values: {}, yuan: "20.00", stock: 100 },
  ],
  tiers: { "1": tier, "2": [{ from: 10, priceFen: fen(1_800) }] },
  offers: {},
};

test("the price follows what is typed of the product, all its SKUs together", () => {
  const [none] = linesOf(goods, {});
  expect(none).toMatchObject({ count: 0, nowYuan: "10.00", next: { from: 10, yuan: "9.00" } });
  const lines = linesOf(goods, { "1": 5, "2": 5 });
  expect(lines.map(({ nowYuan, sumYuan, next }) => [nowYuan, sumYuan, next])).toEqual([
    ["9.00", "45.00", undefined],
    ["18.00", "90.00", undefined],
  ]);
  expect(totalOf(lines)).toMatchObject({ pieces: 10, sumYuan: "135.00" });
});

test("an offer holds for as many as it reaches", () => {
  const offered = { ...goods, offers: { "1": [{ priceFen: fen(500), max: 5 }] } };
  expect(linesOf(offered, { "1": 5 })[0]?.nowYuan).toBe("5.00");
  expect(linesOf(offered, { "1": 10 })[0]?.nowYuan).toBe("9.00");
});

test("a member pays the price of members where no tier is lower", () => {
  const [sku, other] = goods.skus;
  if (!sku || !other) throw new Error("the sample has two SKUs");
  const forMembers = { ...goods, skus: [{ ...sku, memberYuan: "9.50" as const }, other] };
  const firstOf = (pieces: number, isMember: boolean) =>
    linesOf(forMembers, { "1": pieces }, isMember)[0]?.nowYuan;
  expect([firstOf(5, false), firstOf(5, true), firstOf(10, true)]).toEqual(["10.00", "9.50", "9.00"]);
});

test("a number that cannot be ordered is wrong, none at all is not", () => {
  expect(linesOf(goods, { "1": 7 }).map(({ isWrong }) => isWrong)).toEqual([true, false]);
});

test("as text it has a row for each line, and nothing that a spreadsheet would run", () => {
  const text = toTsv(["商品"], linesOf(goods, { "2": 5 }));
  expect(text.split("\n")).toEqual([
    "商品",
    "'=螺丝\tM6\t007\t自营店\t10.00\t5\t100\t\t",
    "'=螺丝\tM8\t008\t自营店\t20.00\t5\t100\t5\t100.00",
  ]);
});
