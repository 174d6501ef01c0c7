import { getLastedProds } from "@tradehall/api-client/endpoints/product/get-lasted-prods";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows the newest first, only what is on sale in open shops", async () => {
  const { db } = server.database;
  const { helmet, gloves } = world.prods;
  await db
    .update(products)
    .set({ putawayAt: new Date("2026-03-01") })
    .where(eq(products.id, helmet));
  const { data } = await server.call(getLastedProds, { query: { size: 2 } });
  expect(data).toMatchObject({ total: 5, pages: 3 });
  expect(data.records[0]?.prodId).toBe(helmet);
  const ofShop = await server.call(getLastedProds, { query: { shopId: world.shops.dealer } });
  expect(ofShop.data.records.map(({ prodId }) => prodId)).toEqual([helmet, gloves]);
});

test("refuses more than a hundred at once", async () => {
  expect(await server.call(getLastedProds, { query: { size: 101 } })).toMatchObject({ code: "A00014" });
});
