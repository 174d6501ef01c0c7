import { checkShopCollection } from "@tradehall/api-client/endpoints/collection/check-shop-collection";
import { toggleShopCollection } from "@tradehall/api-client/endpoints/collection/toggle-shop-collection";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, shops } = world;

test("puts a shop among the favourites and takes it out", async () => {
  const token = await server.signIn(users.buyer);
  const toggle = async (shopId: number) =>
    (await server.call(toggleShopCollection, { body: { shopId } }, { token })).data;
  expect(await toggle(shops.dealer)).toBe(true);
  expect(await toggle(shops.dealer)).toBe(false);
  expect(await toggle(shops.suspended)).toBe(true);
  expect(await server.call(toggleShopCollection, { body: { shopId: 987 } }, { token })).toMatchObject({
    code: "A00001",
    msg: "店铺不存在",
  });
});

test("what is said to become of it becomes of it, however often it is said", async () => {
  const token = await server.signIn(users.other);
  const say = async (isCollection: 0 | 1) =>
    (await server.call(toggleShopCollection, { body: { shopId: shops.own, isCollection } }, { token })).data;
  expect([await say(1), await say(1), await say(0), await say(0), await say(1)]).toEqual([
    ...[true, true, false, false, true],
  ]);
  const check = { query: { shopId: shops.own } };
  expect((await server.call(checkShopCollection, check, { token })).data).toBe(true);
  expect(
    (await server.call(checkShopCollection, check, { token: await server.signIn(users.buyer) })).data,
  ).toBe(false);
});
