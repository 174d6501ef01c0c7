import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { fen } from "@tradehall/mall-rules/money";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections, products } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer } from "#server/testing/offers.ts";
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

test("finds by a word, a category and a state, and knows what a favourite cost when it was added", async () => {
  const { db } = server.database;
  const token = await server.signIn(world.users.admin);
  const { gloves } = world.prods;
  await db.update(products).set({ status: prodStatuses.onSale }).where(eq(products.id, helmet));
  for (const prodId of [helmet, gloves]) await server.call(toggleCollection, { body: { prodId } }, { token });
  const found = async (query = {}) => {
    const { data } = await server.call(listCollections, { query }, { token });
    return data.records.map(({ prodId }) => prodId);
  };
  const [row] = (await server.call(listCollections, { query: { keyword: "安全帽" } }, { token })).data
    .records;
  expect(row).toMatchObject({ prodId: helmet, addedPrice: row?.price });
  expect(await found({ keyword: "%" })).toEqual([]);
  expect(await found({ categoryId: world.categories.top })).toHaveLength(2);
  expect(await found({ categoryId: 99 })).toEqual([]);
  expect(await found({ state: "lowered" })).toEqual([]);
  await plantOffer(server, { prodId: gloves, skuId: world.skus.gloves, priceFen: fen(500) });
  expect(await found({ state: "lowered" })).toEqual([gloves]);
  await clearOffers(server);
  await db
    .update(products)
    .set({ priceFen: fen(1) })
    .where(eq(products.id, helmet));
  expect(await found({ state: "lowered" })).toEqual([helmet]);
  await db.update(products).set({ inStock: false }).where(eq(products.id, gloves));
  expect(await found({ state: "soldOut" })).toEqual([gloves]);
  await db.update(products).set({ status: prodStatuses.offByShop }).where(eq(products.id, gloves));
  expect(await found({ state: "offShelf" })).toEqual([gloves]);
  const { data } = await server.call(listCollections, { query: { state: "soldOut" } }, { token });
  expect(data).toMatchObject({ total: 0, categories: [{ categoryId: world.categories.top, count: 2 }] });
});

test("is closed to visitors", async () => {
  expect(await server.call(listCollections, { query: {} })).toMatchObject({ code: "A00004" });
});
