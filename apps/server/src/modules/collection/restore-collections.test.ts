import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { restoreCollections } from "@tradehall/api-client/endpoints/collection/restore-collections";
import { expect, test } from "vitest";
import { collections } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer } = world.users;
const { screws, helmet } = world.prods;

test("puts a removed favourite back in its place", async () => {
  await server.database.db.insert(collections).values([
    { userId: buyer, prodId: screws, createdAt: new Date("2026-01-02T00:00:00Z") },
    { userId: buyer, prodId: helmet, createdAt: new Date("2026-01-03T00:00:00Z") },
  ]);
  const token = await server.signIn(buyer);
  const list = async () => (await server.call(listCollections, { query: {} }, { token })).data.records;
  const before = await list();
  await server.call(cancelCollections, { body: [screws] }, { token });
  expect(await list()).toHaveLength(1);
  const items = before
    .filter(({ prodId }) => prodId === screws)
    .map(({ prodId, createdAt, addedPrice }) => ({ prodId, createdAt, addedPrice }));
  await server.call(restoreCollections, { body: { items } }, { token });
  expect(await list()).toEqual(before);
});

test("takes a time to come for now, and refuses goods that do not exist", async () => {
  const token = await server.signIn(world.users.other);
  const restore = (prodId: number, createdAt: number) =>
    server.call(restoreCollections, { body: { items: [{ prodId, createdAt }] } }, { token });
  expect(await restore(helmet, Date.UTC(2999, 0))).toMatchObject({ success: true });
  const [row] = (await server.call(listCollections, { query: {} }, { token })).data.records;
  expect(row?.createTime.slice(0, 4)).not.toBe("2999");
  expect(await restore(987_654, Date.UTC(2026, 0))).toMatchObject({ code: "A00001" });
  expect(await restore(helmet, 1.5)).toMatchObject({ code: "A00014" });
});
