import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { expect, test } from "vitest";
import type { ShopSearch } from "./data-routes.ts";
import { toShopList } from "./shop-list.ts";
import { testRoutes } from "./testing/routes.ts";

const found = listShops.example.answer;
const query = {
  kind: "own",
  sort: "sales",
  keyword: "百工",
  region: "上海市",
} as const;
const routes = {
  ...testRoutes,
  shops: ({ keyword, kind, region, sort }: ShopSearch) => `/shops/${kind}/${sort}/${keyword}/${region}`,
  savedShops: () => "/saved-shops",
};

test("each filter is an address that keeps the others", () => {
  const { facets } = toShopList(found, query, "zh_CN", routes);
  expect(facets[0]?.options[0]).toMatchObject({
    label: "全部",
    isSelected: false,
    href: "/shops/all/sales/百工/上海市",
  });
  expect(facets[1]?.options[0]).toMatchObject({ label: "上海市", isSelected: true, count: 1 });
});

test("what narrows is shown as chips that take it away", () => {
  const { filters } = toShopList(found, query, "zh_CN", routes);
  expect(filters.map(({ label, value }) => `${label} ${value}`)).toEqual([
    ...["关键词 百工", "类型 自营", "地区 上海市"],
  ]);
  expect(filters[1]?.removeHref).toBe("/shops/all/sales/百工/上海市");
  expect(
    toShopList(found, { ...query, kind: "all", keyword: "", region: "" }, "zh_CN", routes).filters,
  ).toEqual([]);
});

test("the way to the buyer's favourites is with the filters", () => {
  const way = toShopList(found, query, "zh_CN", routes).facets.at(-1)?.options[0];
  expect(way).toMatchObject({ label: "我收藏的店铺", href: "/saved-shops" });
});
