import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { count, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products, sampleParts } from "#server/db/schema/index.ts";
import { manyGoods, plantMany } from "#server/testing/many-goods.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { roughly } from "./sampling.ts";

const server = testServer();
const { shops } = world;
const { leaf, top } = world.categories;

const { planted, own, ofSmallShop, ofSmallLeaf, perBrand } = manyGoods;

beforeAll(() => plantMany(server));

const search = async (query: Record<string, string | number> = {}) => {
  const { data } = await server.call(searchProducts, { query });
  const { facets } = data;
  if (!facets) throw new Error("no facets");
  return { ...data, facets };
};
const near = (wanted: number, share = 0.15) => ({
  asymmetricMatch: (value: unknown) =>
    typeof value === "number" && Math.abs(value - wanted) <= wanted * share && value === roughly(value),
  toString: () => `about ${wanted}`,
});

test("the parts of the catalogue hold as many goods each", async () => {
  const rows = await server.database.db
    .select({ part: products.sample, goods: count() })
    .from(products)
    .groupBy(products.sample);
  expect(rows).toHaveLength(sampleParts);
  for (const { goods } of rows) expect(goods).toEqual({ asymmetricMatch: (n: number) => n > 70 && n < 120 });
});

test.each([
  ["all goods", {}],
  ["a word", { keyword: "样品" }],
  ["a category of the first level", { primaryCategoryId: top }],
])("facets of many are counted of a sample: %s", async (_, query) => {
  const { total, isTotalExact, facets } = await search(query);
  expect([total, isTotalExact]).toEqual([10_000, 0]);
  const ofOwn = facets.brands.filter(({ brandId }) => brandId >= own.brand);
  expect(ofOwn.map((brand) => brand.count)).toEqual(own.brands.map(() => near(perBrand)));
  expect(facets.inStockCount).toEqual(near((planted * 2) / 3));
  expect(facets.prices.find(({ min }) => min === "20.00")?.count).toEqual(near((planted / 10) * 3));
});

test("goods of a small shop, brand or price among many are counted one by one", async () => {
  const own60 = await search({ shopId: shops.dealer, primaryCategoryId: top, minPrice: 1, keyword: "样品" });
  expect(own60.total).toBe(ofSmallShop);
  expect(own60.facets.brands.filter((brand) => brand.count > 0)).toMatchObject([
    { brandId: own.brand, count: ofSmallShop },
  ]);
  // Its own facet leads out of it, to the many.
  expect(own60.facets.shops.map(({ shopId, count: goods }) => [shopId, goods])).toEqual([
    [shops.own, near(planted - ofSmallShop)],
    [shops.dealer, ofSmallShop],
  ]);
  const oneBrand = await search({ brandIds: String(own.brand), keyword: "样品" });
  expect(oneBrand.facets.shops.map(({ count: goods }) => goods)).toEqual([
    perBrand - ofSmallShop,
    ofSmallShop,
  ]);
  // Each filter leaves many, both together few.
  const both = await search({ keyword: "样品", minPrice: 20, maxPrice: 200, shopType: 2 });
  expect([both.total, both.isTotalExact]).toEqual([await goodsOf(shops.dealer, 2_000), 1]);
});

const goodsOf = async (shopId: number, fromFen: number) =>
  server.database.db.$count(
    products,
    sql`${products.shopId} = ${shopId} and ${products.priceFen} >= ${fromFen} and ${products.name} = '样品 试件'`,
  );

test("a category of few among its many neighbours is counted one by one, with its attributes", async () => {
  const { total, facets } = await search({ categoryId: own.category, keyword: "样品" });
  expect(total).toBe(ofSmallLeaf);
  expect(facets.attributes).toMatchObject([
    { name: "材质", values: [{ count: ofSmallLeaf / 2 }, { count: ofSmallLeaf / 2 }] },
  ]);
});

test("attributes of a category of many are counted of a sample", async () => {
  const { facets } = await search({ categoryId: leaf, keyword: "样品", shopId: shops.own });
  expect(facets.attributes[0]?.values.map((value) => value.count)).toEqual([
    near(planted * 0.45, 0.2),
    near(planted * 0.45, 0.2),
  ]);
});

test("an empty list says which of its filters leads on, by what there really is", async () => {
  const { total, without } = await search({ keyword: "样品", shopId: shops.dealer, maxPrice: 5 });
  expect(total).toBe(0);
  expect(without).toEqual([{ filter: "price", count: ofSmallShop }]);
});

test("an estimate says two digits", () => {
  expect([0, 7, 64, 128, 1_984, 12_345, 99_900].map(roughly)).toEqual([
    0, 7, 64, 130, 2_000, 12_000, 100_000,
  ]);
});
