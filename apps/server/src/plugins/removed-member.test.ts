/** Who was removed from an enterprise acts for it no more, from the next call on. */
import { enterpriseHeader } from "@tradehall/api-client/contract";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cartLines, enterpriseMembers, orders, users } from "#server/db/schema/index.ts";
import { buyNow, confirm, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { first, second } = world.enterprises;
const changed = { success: false, code: "A00008" };
const joinedAt = new Date("2026-01-01T00:00:00Z");

let token = "";
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(cartLines);
  for (const enterpriseId of [first, second])
    await db
      .insert(enterpriseMembers)
      .values({ enterpriseId, userId: world.users.buyer, joinedAt })
      .onConflictDoNothing();
  await db
    .update(users)
    .set({ currentEnterpriseId: first, selectedShopId: null, dealerChanged: false })
    .where(eq(users.id, world.users.buyer));
  token = await server.signIn(world.users.buyer);
});

const remove = (enterpriseId: number) =>
  server.database.db
    .delete(enterpriseMembers)
    .where(
      and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, world.users.buyer)),
    );
const own = async () => (await server.call(getUserInfo, {}, { token })).data;
const placed = () => server.database.db.$count(orders);

test("the next call says that the dealer changed, once, and then the next enterprise is in effect", async () => {
  expect((await own()).currentEpId).toBe(first);
  await remove(first);
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject(changed);
  expect(await own()).toMatchObject({ currentEpId: second, userInfo: { shopId: world.shops.dealer } });
});

test("several calls at once after the removal: one learns of it, none acts for the old enterprise", async () => {
  await put(server, token, screwM6, 3);
  await remove(first);
  const answers = await Promise.all(Array.from({ length: 6 }, () => server.call(countItems, {}, { token })));
  expect(answers.filter((answer) => answer.code === "A00008")).toHaveLength(1);
  for (const answer of answers.filter((one) => one.success)) expect(answer.data).toBe(0);
});

test("who belongs to no other acts for no one, and for the enterprise again once taken in again", async () => {
  await remove(first);
  await remove(second);
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject(changed);
  expect(await own()).toMatchObject({ currentEpId: null, enterpriseList: [] });
  await server.database.db
    .insert(enterpriseMembers)
    .values({ enterpriseId: first, userId: world.users.buyer, joinedAt });
  expect((await own()).currentEpId).toBe(first);
});

test("removed in the middle of a checkout: what was confirmed for the enterprise is never ordered", async () => {
  await put(server, token, screwM6, 3);
  const { uuid } = (await confirm(server, token)).data;
  const before = await placed();
  await remove(first);
  expect(await submit(server, token, uuid)).toMatchObject(changed);
  expect(await submit(server, token, uuid)).toMatchObject({ code: "A03002", msg: "订单已过期，请重新下单" });
  const headers = { [enterpriseHeader]: String(first) };
  const body = { ...screwM6, count: 1 };
  expect(await server.call(changeItem, { body }, { token, headers })).toMatchObject(changed);
  expect(await placed()).toBe(before);
});

test("an order made before is the enterprise's: the removed member neither sees nor pays it", async () => {
  const orderNumber = await buyNow(server, token, screwM6);
  await remove(first);
  await server.call(getUserInfo, {}, { token });
  const missing = { code: "A00001", msg: "订单不存在" };
  expect(await server.call(getOrderDetail, { query: { orderNumber } }, { token })).toMatchObject(missing);
  const body = { orderNumbers: orderNumber, payType: 9 };
  expect(await server.call(payOrders, { body }, { token })).toMatchObject(missing);
});
