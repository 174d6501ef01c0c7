import { listShopCollections } from "@tradehall/api-client/endpoints/collection/list-shop-collections";
import { expect, test } from "vitest";
import { shopCollections } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, shops } = world;

test("lists the buyer's own, newest first, closed ones too, each with some of its goods", async () => {
  await server.database.db.insert(shopCollections).values([
    { userId: users.buyer, shopId: shops.dealer, createdAt: new Date("2026-01-02T00:00:00Z") },
    { userId: users.buyer, shopId: shops.suspended, createdAt: new Date("2026-01-03T00:00:00Z") },
    { userId: users.other, shopId: shops.own, createdAt: new Date("2026-01-04T00:00:00Z") },
  ]);
  const token = await server.signIn(users.buyer);
  const { data } = await server.call(listShopCollections, { query: {} }, { token });
  expect(data).toMatchObject({
    total: 2,
    records: [
      {
        shopId: shops.suspended,
        shopStatus: 0,
        isCollection: 1,
        products: [],
        createTime: "2026-01-03 08:00:00",
      },
      { shopId: shops.dealer, shopStatus: 1, products: [{ shopId: shops.dealer }, {}] },
    ],
  });
  expect(
    (await server.call(listShopCollections, { query: { size: 1, current: 2 } }, { token })).data.records,
  ).toHaveLength(1);
  expect(await server.call(listShopCollections, { query: {} })).toMatchObject({ code: "A00004" });
});
