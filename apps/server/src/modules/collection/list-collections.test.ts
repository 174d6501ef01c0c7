import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { prodStatuses } from "@tradehall/mall-rules/states/delivery";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections, products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("lists the buyer's own, newest first, with what is off the shelf marked and what is deleted gone", async () => {
  const { db } = server.database;
  await db.insert(collections).values([
    { userId: buyer, prodId: screws, createdAt: new Date("2026-01-02T00:00:00Z") },
    { userId: buyer, prodId: helmet, createdAt: new Date("2026-01-03T00:00:00Z") },
    { userId: other, prodId: helmet, createdAt: new Date("2026-01-04T00:00:00Z") },
  ]);
  const token = await server.signIn(buyer);
  const listed = async (query = {}) => (await server.call(listCollections, { query }, { token })).data;
  expect(await listed()).toMatchObject({
    total: 2,
    records: [
      { prodId: helmet, status: 1, createTime: "2026-01-03 08:00:00" },
      { prodId: screws, status: 1, createTime: "2026-01-02 08:00:00" },
    ],
  });
  expect(await listed({ size: 1, current: 2 })).toMatchObject({ pages: 2, records: [{ prodId: screws }] });
  const put = (status: number) => db.update(products).set({ status }).where(eq(products.id, helmet));
  await put(prodStatuses.offByShop);
  expect((await listed()).records[0]).toMatchObject({ prodId: helmet, status: 0 });
  await put(prodStatuses.deleted);
  expect(await listed()).toMatchObject({ total: 1, records: [{ prodId: screws }] });
});

test("is closed to visitors", async () => {
  expect(await server.call(listCollections, { query: {} })).toMatchObject({ code: "A00004" });
});
