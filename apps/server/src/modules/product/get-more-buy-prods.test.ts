import { getMoreBuyProds } from "@tradehall/api-client/endpoints/product/get-more-buy-prods";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows best sellers first", async () => {
  const { db } = server.database;
  await db.update(products).set({ soldNum: 900 }).where(eq(products.id, world.prods.gloves));
  const { data } = await server.call(getMoreBuyProds, { query: {} });
  expect(data.records[0]).toMatchObject({ prodId: world.prods.gloves, soldNum: 900 });
  expect(data.total).toBe(5);
});

test("shows nothing of a shop that is closed, and nothing past the end", async () => {
  const closed = await server.call(getMoreBuyProds, { query: { shopId: world.shops.suspended } });
  expect(closed.data).toMatchObject({ total: 0, records: [] });
  const past = await server.call(getMoreBuyProds, { query: { current: 1_000_000, size: 100 } });
  expect(past.data.records).toEqual([]);
});
