import { deleteItems } from "@tradehall/api-client/endpoints/cart/delete-items";
import { restoreItems } from "@tradehall/api-client/endpoints/cart/restore-items";
import { refusalText } from "@tradehall/mall-rules/words";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { cartOf, helmet, put, screwM6, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("undo brings a line back to its place with its quantity, even when the stock fell", async () => {
  const token = await server.signIn(world.users.buyer);
  const m6 = await put(server, token, screwM6, 30);
  await server.clock.advance(60_000);
  await put(server, token, helmet, 1);
  const before = await cartOf(server, token);
  const { data } = await server.call(deleteItems, { body: { basketIds: [m6] } }, { token });
  await setStock(server, screwM6.skuId, 20);
  const restored = await server.call(restoreItems, { body: { items: data.removed } }, { token });
  expect(restored.data.lines).toMatchObject([{ ...screwM6, prodCount: 30, state: "overStock" }]);
  const after = await cartOf(server, token);
  expect(after.shopCarts.map((shop) => shop.shopId)).toEqual(before.shopCarts.map((shop) => shop.shopId));
  const twice = await server.call(restoreItems, { body: { items: data.removed } }, { token });
  expect(twice.data.totals.prodCount).toBe(31);
});

test("refuses goods that never stood in a cart, and times and prices that are none", async () => {
  const token = await server.signIn(world.users.buyer);
  const item = {
    prodCount: 1,
    isChecked: 1 as const,
    priceThen: "1.00" as const,
    basketDate: "2026-01-01 00:00:00",
  };
  const restore = (changes: object) =>
    server.call(restoreItems, { body: { items: [{ ...screwM6, ...item, ...changes }] } }, { token });
  const virtual = { prodId: world.prods.virtual, skuId: world.skus.virtual };
  expect(await restore(virtual)).toMatchObject({ msg: "该商品不支持加入购物车，请直接购买" });
  expect(await restore({ skuId: 9_999 })).toMatchObject({ msg: "商品规格不存在" });
  expect(await restore({ basketDate: "9999-99-99 99:99:99" })).toMatchObject({ success: true });
  expect((await restore({ priceThen: "99999999999999999999.00" })).code).toBe("A00014");
  expect((await restore({ prodCount: 0 })).code).toBe("A00014");
});

test("who may not buy brings nothing back", async () => {
  const token = await server.signIn(world.users.buyer);
  const basketId = await put(server, token, helmet, 1);
  const { data } = await server.call(deleteItems, { body: { basketIds: [basketId] } }, { token });
  const allow = (isShowPurchase: boolean) =>
    server.database.db.update(users).set({ isShowPurchase }).where(eq(users.id, world.users.buyer));
  await allow(false);
  const answer = await server.call(restoreItems, { body: { items: data.removed } }, { token });
  await allow(true);
  expect(answer).toMatchObject({ code: "A00001", msg: refusalText("purchaseHidden", "zh_CN") });
});
