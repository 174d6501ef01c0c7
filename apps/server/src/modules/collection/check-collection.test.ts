import { checkCollection } from "@tradehall/api-client/endpoints/collection/check-collection";
import { expect, test } from "vitest";
import { collections } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("knows the buyer's own favourites only", async () => {
  const { buyer, other } = world.users;
  const { screws, helmet } = world.prods;
  const createdAt = new Date("2026-01-02T00:00:00Z");
  await server.database.db.insert(collections).values([
    { userId: buyer, prodId: screws, createdAt },
    { userId: other, prodId: helmet, createdAt },
  ]);
  const token = await server.signIn(buyer);
  const isMine = async (prodId: number) =>
    (await server.call(checkCollection, { query: { prodId } }, { token })).data;
  expect(await isMine(screws)).toBe(true);
  expect(await isMine(helmet)).toBe(false);
  expect(await isMine(987_654)).toBe(false);
});
