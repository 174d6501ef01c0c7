import { getRecommendedProds } from "@tradehall/api-client/endpoints/product/get-recommended-prods";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows goods of the same kind, never the product itself", async () => {
  const { data } = await server.call(getRecommendedProds, { query: { prodId: world.prods.screws } });
  expect(data.total).toBe(4);
  expect(data.records.map(({ prodId }) => prodId)).not.toContain(world.prods.screws);
});

test("keeps to a category and a shop, and helps with an unknown product all the same", async () => {
  const inShop = { categoryId: world.categories.middle, shopId: world.shops.dealer };
  expect((await server.call(getRecommendedProds, { query: inShop })).data.total).toBe(2);
  expect((await server.call(getRecommendedProds, { query: { categoryId: 77 } })).data.total).toBe(0);
  expect((await server.call(getRecommendedProds, { query: { prodId: 9_999 } })).data.total).toBe(5);
});
