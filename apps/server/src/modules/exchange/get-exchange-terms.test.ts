import { getExchangeTerms } from "@tradehall/api-client/endpoints/exchange/get-exchange-terms";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { plantPointsGoods, redeemed } from "#server/testing/exchange.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const ask = async (prodId: number, userId: number = buyer) =>
  server.call(getExchangeTerms, { query: { prodId } }, { token: await server.signIn(userId) });

test("points, limits and what of them is used up; of one buyer alone", async () => {
  const goods = await plantPointsGoods(server, { perUser: 3, total: 10 });
  expect((await ask(goods.prodId)).data).toMatchObject({ score: 20_000, perUser: 3, redeemed: 0, left: 10 });
  await redeemed(server, await server.signIn(buyer), goods, 2);
  expect((await ask(goods.prodId)).data).toMatchObject({ score: 19_000, perUser: 3, redeemed: 2, left: 8 });
  expect((await ask(goods.prodId, other)).data).toMatchObject({ score: 0, redeemed: 0, left: 8 });
});

test("refuses goods that are sold for money, what is off the shelf or missing, and who has no session", async () => {
  expect(await ask(world.prods.helmet)).toMatchObject({ code: "A00001", msg: "该商品不支持积分兑换" });
  const goods = await plantPointsGoods(server);
  const { db } = server.database;
  await db.update(products).set({ status: 0 }).where(eq(products.id, goods.prodId));
  expect(await ask(goods.prodId)).toMatchObject({ success: false });
  expect(await ask(999_999)).toMatchObject({ success: false });
  const unsigned = await server.call(getExchangeTerms, { query: { prodId: goods.prodId } });
  expect(unsigned).toMatchObject({ code: "A00004" });
});
