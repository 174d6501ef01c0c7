import { getShell } from "@tradehall/api-client/endpoints/account/center/get-shell";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("says at once what user, shop, cart count and unread count say by themselves", async () => {
  const userId = world.users.buyer;
  const token = await server.signIn(userId);
  await put(server, token, screwM6, 3);
  await put(server, token, gloves, 10);
  const createdAt = server.clock.now();
  await server.database.db
    .insert(notifyLogs)
    .values({ userId, title: "订单已发货", content: "您的订单已发出", createdAt });

  const { shop, cartCount, unreadCount, chatUnreadCount, ...info } = (
    await server.call(getShell, {}, { token })
  ).data;
  expect(info).toEqual((await server.call(getUserInfo, {}, { token })).data);
  expect(shop).toEqual((await server.call(getShop, {}, { token })).data);
  expect(cartCount).toBe((await server.call(countItems, {}, { token })).data);
  expect(cartCount).toBe(13);
  expect(unreadCount).toBe((await server.call(getUnreadCount, {}, { token })).data);
  expect(unreadCount).toBe(1);
  expect(chatUnreadCount).toBe(0);
});

test("answers no shop to a user who is bound to none", async () => {
  const token = await server.signIn(world.users.homeless);
  expect((await server.call(getShell, {}, { token })).data).toMatchObject({
    userInfo: { shopId: null },
    shop: null,
    cartCount: 0,
    unreadCount: 0,
  });
});

test("refuses without a session and with a made-up one", async () => {
  expect(await server.call(getShell)).toMatchObject({ code: "A00004", status: 401 });
  expect(await server.call(getShell, {}, { token: "made-up" })).toMatchObject({ code: "A00004" });
});
