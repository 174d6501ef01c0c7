import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { top, middle, leaf } = world.categories;

test("shows a visitor the whole tree of three levels with its brands", async () => {
  const { data } = await server.call(getCategoryInfo, { query: { parentId: "" } });
  expect(data.categoryInfo).toMatchObject([
    {
      categoryId: top,
      level: 1,
      categories: [{ categoryId: middle, categories: [{ categoryId: leaf, categories: [] }] }],
    },
  ]);
  expect(data.brandInfo).toEqual([{ brandId: 1, brandName: "博远", logo: "" }]);
});

test("shows what lies under one category", async () => {
  const { data } = await server.call(getCategoryInfo, { query: { parentId: middle } });
  expect(data.categoryInfo).toMatchObject([{ categoryId: leaf, parentId: middle }]);
});

test("shows only the categories and brands a shop has goods in", async () => {
  const dealer = await server.call(getCategoryInfo, { query: { shopId: world.shops.dealer } });
  expect(dealer.data.categoryInfo).toHaveLength(1);
  expect(dealer.data.brandInfo).toEqual([]);
  const nobody = await server.call(getCategoryInfo, { query: { shopId: 999 } });
  expect(nobody.data).toEqual({ categoryInfo: [], brandInfo: [] });
});

test("shows nothing under an unknown category and refuses what is no id", async () => {
  const { data } = await server.call(getCategoryInfo, { query: { parentId: 9_999 } });
  expect(data).toEqual({ categoryInfo: [], brandInfo: [] });
  expect(await server.call(getCategoryInfo, { query: { parentId: "1 or 1=1" } })).toMatchObject({
    code: "A00014",
  });
});
