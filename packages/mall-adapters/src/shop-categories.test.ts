import type { CategoryNode } from "@tradehall/api-client/models/category";
import { expect, test } from "vitest";
import { toOwnCategories, toShopCategories } from "./shop-categories.ts";
import { testRoutes } from "./testing/routes.ts";

const node = (categoryId: number, categories: CategoryNode[] = []): CategoryNode => ({
  ...{ categoryId, categoryName: `类${categoryId}`, parentId: 0, level: 1, pic: "", categories },
});
const address = { isOfShop: true, shopId: "2", cpid: "1", cid: "3", pn: "扳手" } as const;

test("the tree leads to the shop's own goods, and is open down to what is shown", () => {
  const [tools, office] = toShopCategories([node(1, [node(3, [node(5)])]), node(2)], address, testRoutes);
  expect(tools).toMatchObject({ isOpen: true, href: "/shop?cpid=1&shopId=2" });
  expect(tools?.children[0]).toMatchObject({ isOpen: true, name: "类3" });
  expect(tools?.children[0]?.children[0]).toMatchObject({
    isOpen: false,
    href: "/shop?cpid=1&cid=3&thCid=5&shopId=2",
  });
  expect(office).toMatchObject({ isOpen: false, children: [] });
});

test("a shop's own tree is open down to what is shown, and leads to all goods of a category", () => {
  const own = [{ shopCid: 7, name: "店铺精选", categories: [{ shopCid: 8, name: "热卖爆款" }] }];
  const [top] = toOwnCategories(own, { isOfShop: true, shopId: "2", shopCid: "8", cpid: "1" }, testRoutes);
  expect(top).toMatchObject({ isOpen: true, href: "/shop?shopId=2&shopCid=7" });
  expect(top?.children[0]).toMatchObject({ isOpen: true, children: [] });
  const [other] = toOwnCategories(own, { isOfShop: true, shopId: "2" }, testRoutes);
  expect(other).toMatchObject({ isOpen: false });
});
