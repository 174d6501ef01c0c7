import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { expect, test } from "vitest";
import { toList } from "./list.ts";
import type { ListFilters } from "./list-filters.ts";
import { testRoutes } from "./testing/routes.ts";

const found = { ...searchProducts.example.answer, facets: null };
const shop = { shopId: 2, shopName: "华东劳保" };
const coupon = {
  couponId: 7,
  couponName: "劳保券",
  cashCondition: "500.00",
  reduceAmount: "50.00",
} as const;
const nothing = found.chosen;
const list = (chosen: Partial<typeof found.chosen>, address: ListFilters = { shopId: "2", couponId: "7" }) =>
  toList({ ...found, chosen: { ...nothing, ...chosen } }, address, "zh_CN", testRoutes);
const chipsOf = (...args: Parameters<typeof list>) =>
  list(...args).filters.map(({ label, value }) => [label, value]);

test("chips name the shop and the coupon of the address, though no goods are left to count", () => {
  expect(chipsOf({ shop, coupon })).toEqual([
    ["店铺", "华东劳保"],
    ["优惠券", "劳保券 · 满500元减50元"],
  ]);
});

test("a coupon that is called what it gives says it once", () => {
  expect(chipsOf({ shop: null, coupon: { ...coupon, couponName: "满500元减50元" } })[1]).toEqual([
    "优惠券",
    "满500元减50元",
  ]);
});

test("a shop's own category is a chip, without its shop where the page is the shop's", () => {
  const address: ListFilters = { isOfShop: true, shopId: "2", shopCid: "8" };
  const [chip, ...others] = list({ shop, shopCategory: { shopCid: 8, name: "热卖爆款" } }, address).filters;
  expect(chip).toMatchObject({ label: "店铺分类", value: "热卖爆款" });
  expect(chip?.removeHref).not.toContain("shopCid");
  expect(others).toEqual([]);
});

test("what no one knows keeps its number, so that it can be taken away", () => {
  expect(chipsOf({ shop: null, coupon: null })).toEqual([
    ["店铺", "2"],
    ["优惠券", "7"],
  ]);
});

test("the list says whose goods it shows", () => {
  expect(list({ shop, coupon: null }).seller).toBe("华东劳保");
  expect(list({ shop: null, coupon: null }, {}).seller).toBe("全部店铺");
});

test("each of several values is a chip of its own, taken away by itself", () => {
  const address = { thCid: "41,42", brand: "3,4", price: "0-20,5000-", attr: "7,9", moq: "1", active: "1" };
  const { filters } = list(
    {
      categories: [
        { categoryId: 41, categoryName: "扳手" },
        { categoryId: 42, categoryName: "螺丝刀" },
      ],
      brands: [{ brandId: 3, brandName: "拓锋" }],
      attributes: [{ valueId: 7, name: "材质", value: "不锈钢" }],
    },
    address,
  );
  expect(filters.map(({ label, value }) => [label, value])).toEqual([
    ["分类", "扳手"],
    ["分类", "螺丝刀"],
    ["品牌", "拓锋"],
    ["品牌", "4"],
    ["价格", "0–20元"],
    ["价格", "¥5,000以上"],
    ["材质", "不锈钢"],
    ["", "9"],
    ["", "仅看优惠"],
    ["", "1 件起订"],
  ]);
  const away = (value: string) => filters.find((chip) => chip.value === value)?.removeHref;
  expect(away("扳手")).toContain("thCid=42&");
  expect(away("拓锋")).toContain("brand=4&");
  expect(away("0–20元")).toContain("price=5000-&");
  expect(away("不锈钢")).toContain("attr=9&");
});

const facets = {
  ...(searchProducts.example.answer.facets as NonNullable<typeof searchProducts.example.answer.facets>),
  attributes: [
    {
      name: "材质",
      values: [
        { valueId: 7, value: "不锈钢", count: 3 },
        { valueId: 8, value: "碳钢", count: 2 },
      ],
    },
  ],
};
const rowsAt = (address: ListFilters, breadcrumb = found.breadcrumb) =>
  toList({ ...found, facets, breadcrumb }, address, "zh_CN", testRoutes).facets;

test("rows of attributes share their name in the address; each opens its own ticks", () => {
  const row = rowsAt({ attr: "8", brand: "3" }).find(({ label }) => label === "材质");
  expect(row).toMatchObject({ name: "attr", key: "attr-材质" });
  expect(new URL(row?.ticksHref ?? "", "https://mall.test").searchParams.get("many")).toBe("attr-材质");
  expect(row?.options.map(({ label, isSelected }) => [label, isSelected])).toEqual([
    ["不锈钢", false],
    ["碳钢", true],
  ]);
  expect(row?.options.map(({ href }) => new URL(href, "https://mall.test").searchParams.get("attr"))).toEqual(
    ["8,7", null],
  );
  expect(row).not.toHaveProperty("isTicking");
  expect(rowsAt({ many: "attr-材质" }).find(({ isTicking }) => isTicking)?.label).toBe("材质");
});

test("a category leads down, of a keyword straight to its level", () => {
  const href = (address: ListFilters, breadcrumb = found.breadcrumb) =>
    rowsAt(address, breadcrumb)[0]?.options[0]?.href;
  expect(href({ pn: "扳手" }, [])).toBe(`/list?pn=${encodeURIComponent("扳手")}&thCid=17`);
  expect(href({ cpid: "1" })).toMatch(/cpid=\d+&cid=\d+&thCid=17/);
  expect(href({ thCid: "17,18" }, [])).toBe("/list?thCid=18");
});

test("an empty list names what to take away by the words of its chips", () => {
  const empty = toList(
    {
      ...found,
      total: 0,
      breadcrumb: [],
      chosen: { ...nothing, brands: [{ brandId: 3, brandName: "拓锋" }] },
      without: [
        { filter: "price", count: 5 },
        { filter: "brand", count: 2 },
      ],
      fewerWords: [{ keyword: "扳手", count: 9 }],
      suggestion: ["搬手"],
    },
    { pn: "扳手 绿", brand: "3,4", min: "5", stock: "1" },
    "zh_CN",
    testRoutes,
  );
  expect(empty.ways.map(({ label, count }) => [label, count])).toEqual([
    ["¥5以上", 5],
    ["拓锋、4", 2],
  ]);
  expect(empty.ways[1]?.href).not.toContain("brand");
  const shut = { ...found, total: 0, breadcrumb: [], withoutAny: 4 };
  expect(toList(shut, { cid: "9", brand: "3", min: "5", couponId: "7" }, "zh_CN", testRoutes).ways).toEqual([
    { label: "3、¥5以上", href: "/list?cid=9&couponId=7", count: 4 },
  ]);
  expect(empty.suggestions.map(({ label, count }) => [label, count])).toEqual([
    ["扳手", 9],
    ["搬手", undefined],
  ]);
});
