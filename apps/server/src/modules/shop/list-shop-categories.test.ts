import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { listShopCategories } from "@tradehall/api-client/endpoints/shop/list-shop-categories";
import { beforeAll, expect, test } from "vitest";
import { shopCategories, shopCategoryGoods } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { shops, prods } = world;

beforeAll(async () => {
  const { db } = server.database;
  await db.insert(shopCategories).values([
    { id: 1, shopId: shops.dealer, name: "劳保", seq: 2 },
    { id: 2, shopId: shops.dealer, parentId: 1, name: "手部", seq: 2 },
    { id: 3, shopId: shops.dealer, parentId: 1, name: "头部", seq: 1 },
    { id: 4, shopId: shops.dealer, name: "新品", seq: 1 },
    { id: 5, shopId: shops.own, name: "别家", seq: 1 },
    { id: 6, shopId: shops.suspended, name: "停业", seq: 1 },
  ]);
  await db.insert(shopCategoryGoods).values([
    { categoryId: 2, prodId: prods.gloves },
    { categoryId: 3, prodId: prods.helmet },
    { categoryId: 4, prodId: prods.helmet },
  ]);
});

test("a shop's own categories stand in its order, two levels; a shop that is not open shows none", async () => {
  const of = async (shopId: number) => (await server.call(listShopCategories, { query: { shopId } })).data;
  expect(await of(shops.dealer)).toEqual([
    { shopCid: 4, name: "新品", categories: [] },
    {
      shopCid: 1,
      name: "劳保",
      categories: [
        { shopCid: 3, name: "头部" },
        { shopCid: 2, name: "手部" },
      ],
    },
  ]);
  expect(await of(shops.suspended)).toEqual([]);
});

test.each([
  [1, [prods.gloves, prods.helmet], "劳保"],
  [2, [prods.gloves], "手部"],
  [4, [prods.helmet], "新品"],
  [5, [], "别家"],
  [99, [], undefined],
])(
  "a search in category %i finds what is in it and below it, and names it",
  async (shopCid, wanted, name) => {
    const query = { shopId: shops.dealer, shopCid };
    const { data } = await server.call(searchProducts, { query });
    expect(data.records.map(({ prodId }) => prodId).sort()).toEqual(wanted);
    expect(data.chosen.shopCategory).toEqual(name === undefined ? null : { shopCid, name });
  },
);
