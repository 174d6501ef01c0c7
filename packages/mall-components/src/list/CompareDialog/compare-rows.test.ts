import type { YuanText } from "@tradehall/mall-rules/money";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { sampleProducts } from "../../samples/products.ts";
import { type ComparedGoods, cheapest, compareRows } from "./compare-rows.ts";

const intl = createIntl({ locale: "zh-CN", onError: () => undefined });
const goods = (id: string, more: Partial<ComparedGoods> = {}): ComparedGoods => ({
  ...{ id, name: id, picture: "", tiers: [], parameters: [], specs: [] },
  product: sampleProducts[1] as NonNullable<ComparedGoods["product"]>,
  ...more,
});
const priced = (id: string, yuan: string) =>
  goods(id, { product: { ...(sampleProducts[1] as object), yuan: yuan as YuanText } as never });
const rowsOf = (...all: ComparedGoods[]) =>
  Object.fromEntries(compareRows(all, intl, false).map((row) => [row.label, row]));

test("parameters are joined by their names, and differ where one says something else, or nothing", () => {
  const rows = rowsOf(
    goods("1", {
      parameters: [
        { name: "材质", value: "304" },
        { name: "长度", value: "30 mm" },
      ],
    }),
    goods("2", {
      parameters: [
        { name: "长度", value: "30mm" },
        { name: "强度", value: "8.8" },
      ],
    }),
  );
  expect(rows.材质).toMatchObject({ texts: ["304", ""], isDifferent: true });
  expect(rows.长度).toMatchObject({ texts: ["30 mm", "30mm"], isDifferent: false });
  expect(rows.强度).toMatchObject({ texts: ["", "8.8"], isDifferent: true });
});

test("what is sold no more says nothing and makes no difference", () => {
  const parameters = [{ name: "材质", value: "304" }];
  const gone = goods("2", { gone: "商品已下架" });
  const { material } = { material: rowsOf(goods("1", { parameters }), gone).材质 };
  expect(material).toMatchObject({ texts: ["304", ""], isDifferent: false });
});

test("the lowest price is one that others do not have", () => {
  expect([...cheapest([priced("1", "9.90"), priced("2", "10.00"), priced("3", "9.90")])]).toEqual(["1", "3"]);
  expect([...cheapest([priced("1", "9.90"), priced("2", "9.90")])]).toEqual([]);
  expect([
    ...cheapest([priced("1", "9.90"), goods("2", { gone: "x", product: undefined as never })]),
  ]).toEqual([]);
});
