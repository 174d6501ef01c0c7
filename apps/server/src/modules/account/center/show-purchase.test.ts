import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { buyAgain } from "@tradehall/api-client/endpoints/order/buy-again";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cartLines, orders, shops, skus, users } from "#server/db/schema/index.ts";
import { buyNow, confirm, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";

const allow = (isShowPurchase: boolean) =>
  server.database.db.update(users).set({ isShowPurchase }).where(eq(users.id, world.users.buyer));
const shopStatus = (status: number) =>
  server.database.db.update(shops).set({ status }).where(eq(shops.id, world.shops.own));

beforeEach(async () => {
  await allow(true);
  await shopStatus(1);
  await server.database.db.delete(cartLines);
  await setStock(server, screwM6.skuId, 100);
  token = await server.signIn(world.users.buyer);
});

const refused = { code: "A00001", msg: "当前店铺暂未向您开放采购，请联系您的经销商" };
const change = (body: object) => server.call(changeItem, { body: { ...screwM6, ...body } }, { token });
const buyDirectly = () => confirm(server, token, { orderItem: { ...screwM6, prodCount: 1 } });

test("who may not buy puts nothing into the cart, and no more of what lies there", async () => {
  await put(server, token, screwM6, 4);
  await allow(false);
  const before = await cartOf(server, token);
  for (const body of [
    { count: 1 },
    { quantity: 5 },
    { ...screwM8, count: 1 },
    { ...screwM8, quantity: 1 },
    { ...screwM8, oldSkuId: screwM6.skuId },
  ])
    expect(await change(body)).toMatchObject(refused);
  expect(await cartOf(server, token)).toEqual({ ...before, now: expect.any(Number) });
});

test("fewer pieces, ticks and taking out stay open", async () => {
  const basketId = await put(server, token, screwM6, 4);
  await allow(false);
  expect((await change({ count: -1 })).data.line?.prodCount).toBe(3);
  expect((await change({ quantity: 2 })).data.line?.prodCount).toBe(2);
  const items = [{ basketId, isChecked: 0 as const }];
  expect(await server.call(checkItems, { body: { items } }, { token })).toMatchObject({ success: true });
  expect(await server.call(deleteItems, { body: { basketIds: [basketId] } }, { token })).toMatchObject({
    success: true,
  });
});

test("an order is neither confirmed nor submitted, not even one confirmed before", async () => {
  const { data } = await buyDirectly();
  await put(server, token, screwM6, 1);
  await allow(false);
  const { db } = server.database;
  const placed = await db.$count(orders);
  expect(await confirm(server, token)).toMatchObject(refused);
  expect(await buyDirectly()).toMatchObject(refused);
  expect(await confirm(server, token, { uuid: data.uuid })).toMatchObject(refused);
  expect(await submit(server, token, data.uuid)).toMatchObject(refused);
  expect(await db.$count(orders)).toBe(placed);
  const [{ stocks } = { stocks: 0 }] = await db.select().from(skus).where(eq(skus.id, screwM6.skuId));
  expect(stocks).toBe(100);
  await allow(true);
  expect(await submit(server, token, data.uuid)).toMatchObject({ success: true });
});

test("buying again says of each line why it was not added", async () => {
  const orderNumber = await buyNow(server, token, screwM6);
  await allow(false);
  const { data } = await server.call(buyAgain, { params: { orderNumber } }, { token });
  expect(data.items).toMatchObject([{ isAdded: 0, why: refused.msg }]);
  expect(data.basketIds).toEqual([]);
});

test("the same holds while the shop in effect is closed, whichever shop the goods are of", async () => {
  const gloves = { prodId: world.prods.gloves, skuId: world.skus.gloves };
  await shopStatus(0);
  expect(await change({ ...gloves, count: 5 })).toMatchObject(refused);
  expect(await confirm(server, token, { orderItem: { ...gloves, prodCount: 5 } })).toMatchObject(refused);
});
