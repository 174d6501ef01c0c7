import { listProdModels } from "@tradehall/api-client/endpoints/landing/list-prod-models";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, skus } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the models of the landing page's products without a session, not those withdrawn", async () => {
  const { db } = server.database;
  await db.update(skus).set({ disabled: true }).where(eq(skus.id, world.skus.screwM8));
  const { data } = await server.call(listProdModels);
  const screws = data.find(({ prodId }) => prodId === world.prods.screws);
  expect(screws?.skuList).toEqual([
    { skuId: world.skus.screwM6, skuName: "M6" },
    { skuId: world.skus.screwSoldOut, skuName: "M10" },
  ]);
});

test("is empty while nothing is on sale", async () => {
  await server.database.db.update(products).set({ status: 0 });
  expect((await server.call(listProdModels)).data).toEqual([]);
});
