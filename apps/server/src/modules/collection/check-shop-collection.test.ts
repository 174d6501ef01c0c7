import { checkShopCollection } from "@tradehall/api-client/endpoints/collection/check-shop-collection";
import { expect, test } from "vitest";
import { shopCollections } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("knows the buyer's own favourite shops only", async () => {
  const { users, shops } = world;
  const createdAt = new Date("2026-01-02");
  await server.database.db.insert(shopCollections).values([
    { userId: users.buyer, shopId: shops.own, createdAt },
    { userId: users.other, shopId: shops.dealer, createdAt },
  ]);
  const token = await server.signIn(users.buyer);
  const isMine = async (shopId: number) =>
    (await server.call(checkShopCollection, { query: { shopId } }, { token })).data;
  expect(await isMine(shops.own)).toBe(true);
  expect(await isMine(shops.dealer)).toBe(false);
  expect(await server.call(checkShopCollection, { query: { shopId: shops.own } })).toMatchObject({
    code: "A00004",
  });
});
