import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { expect, test } from "vitest";
import type { ShopQuery } from "./shop-query.ts";
import { toShopList } from "./to-shop-list.ts";

const found = listShops.example.answer;
const query: ShopQuery = {
  kind: "own",
  sort: "sales",
  keyword: "百工",
  region: "上海市",
  page: 3,
};
const region = encodeURIComponent("上海市");
const keyword = encodeURIComponent("百工");

test("each filter is an address that keeps the others and begins at the first page", () => {
  const { facets } = toShopList(found, query, "zh_CN");
  expect(facets[0]?.options[0]).toMatchObject({
    label: "全部",
    isSelected: false,
    href: `/shopList?sort=sales&keyword=${keyword}&region=${region}`,
  });
  expect(facets[1]?.options[0]).toMatchObject({ label: "上海市", isSelected: true, count: 1 });
});

test("what narrows is shown as chips that take it away", () => {
  const { filters } = toShopList(found, query, "zh_CN");
  expect(filters.map(({ label, value }) => `${label} ${value}`)).toEqual([
    ...["关键词 百工", "类型 自营", "地区 上海市"],
  ]);
  expect(filters[1]?.removeHref).toBe(`/shopList?sort=sales&keyword=${keyword}&region=${region}`);
  expect(toShopList(found, { ...query, kind: "all", keyword: "", region: "" }, "zh_CN").filters).toEqual([]);
});

test("the way to the buyer's favourites is with the filters", () => {
  const way = toShopList(found, query, "zh_CN").facets.at(-1)?.options[0];
  expect(way).toMatchObject({ label: "我收藏的店铺", href: "/user-center/uc-collection?tab=shops" });
});
