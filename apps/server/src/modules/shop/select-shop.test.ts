import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { selectShop } from "@tradehall/api-client/endpoints/shop/select-shop";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, shops } = world;

async function select(userId: number, shopId: number) {
  const token = await server.signIn(userId);
  const answer = await server.call(selectShop, { query: { shopId } }, { token });
  const shop = await server.call(getShop, {}, { token });
  return { ...answer, now: shop.data.shopId };
}

test("takes a dealer to another shop and back", async () => {
  expect(await select(users.buyer, shops.dealer)).toMatchObject({
    data: { isShowPurchase: 1 },
    now: shops.dealer,
  });
  expect(await select(users.buyer, shops.own)).toMatchObject({ success: true, now: shops.own });
});

test("leaves other user types where they are", async () => {
  expect(await select(users.retail, shops.dealer)).toMatchObject({
    code: "A00001",
    msg: "当前账号不支持切换店铺",
    now: shops.own,
  });
});

test("refuses a shop that is suspended or does not exist", async () => {
  expect(await select(users.buyer, shops.suspended)).toMatchObject({
    msg: "当前店铺已暂停营业，无法查看",
    now: shops.own,
  });
  expect(await select(users.buyer, 987_654)).toMatchObject({ msg: "店铺不存在", now: shops.own });
});

test("switches for goods, but not for those of the cloud warehouse", async () => {
  const token = await server.signIn(users.buyer);
  const { db } = server.database;
  await db.update(products).set({ cloudWarehouse: true }).where(eq(products.id, world.prods.gloves));
  const look = (prodId: number) =>
    server.call(selectShop, { query: { shopId: shops.dealer, prodId } }, { token });
  await select(users.buyer, shops.own);
  expect(await look(world.prods.gloves)).toMatchObject({ msg: "当前账号不支持切换店铺" });
  expect((await server.call(getShop, {}, { token })).data.shopId).toBe(shops.own);
  expect(await look(world.prods.helmet)).toMatchObject({ data: { isShowPurchase: 1 } });
});
