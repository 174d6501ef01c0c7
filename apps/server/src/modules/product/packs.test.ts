import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import type { Pack } from "@tradehall/mall-rules/states/product/pack";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/index.ts";
import { confirm } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods } = world;
const box: Pack = { pieces: 100, piece: "只", unit: "盒" };

const packOfCard = async () => {
  const { data } = await server.call(searchProducts);
  return data.records.find(({ prodId }) => prodId === prods.screws)?.pack;
};

test("what a unit holds is on page, cart and checkout, and on a card where all SKUs hold as much", async () => {
  const { db } = server.database;
  const token = await server.signIn(world.users.buyer);
  expect(await packOfCard()).toBeNull();
  await db.update(skus).set({ pack: box }).where(eq(skus.id, screwM6.skuId));
  expect(await packOfCard()).toBeNull();
  await db.update(skus).set({ pack: box }).where(eq(skus.prodId, prods.screws));
  expect(await packOfCard()).toEqual(box);
  const page = await server.call(getProdInfo, { query: { prodId: prods.screws } });
  expect(page.data.skuList[0]?.pack).toEqual(box);
  await put(server, token, screwM6, 1);
  expect((await cartOf(server, token)).shopCarts[0]?.shopCartItems[0]?.pack).toEqual(box);
  const { data } = await confirm(server, token);
  expect(data.shopCartOrders[0]?.shopCartItems[0]?.pack).toEqual(box);
});
