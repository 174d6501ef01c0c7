import { getSkuList } from "@tradehall/api-client/endpoints/product/get-sku-list";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("answers price and stock of this moment, without options that are no longer made", async () => {
  const { db } = server.database;
  await db.update(skus).set({ stocks: 7, partyCode: "0007" }).where(eq(skus.id, world.skus.screwM6));
  await db.update(skus).set({ disabled: true }).where(eq(skus.id, world.skus.screwM8));
  const { data } = await server.call(getSkuList, { query: { prodId: world.prods.screws } });
  expect(data.map(({ skuId, stocks, partyCode }) => [skuId, stocks, partyCode])).toEqual([
    [world.skus.screwM6, 7, "0007"],
    [world.skus.screwSoldOut, 0, ""],
  ]);
});

test("refuses a product off the shelf", async () => {
  expect(await server.call(getSkuList, { query: { prodId: world.prods.offShelf } })).toMatchObject({
    code: "A00001",
    msg: "该商品已下架",
  });
});
