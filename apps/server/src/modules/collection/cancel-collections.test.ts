import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { checkCollection } from "@tradehall/api-client/endpoints/collection/check-collection";
import { expect, test } from "vitest";
import { collections } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("takes out the buyer's own, by object and by bare array, and no one else's", async () => {
  const createdAt = new Date("2026-01-02T00:00:00Z");
  await server.database.db.insert(collections).values(
    [buyer, other].flatMap((userId) => [
      { userId, prodId: screws, createdAt },
      { userId, prodId: helmet, createdAt },
    ]),
  );
  const token = await server.signIn(buyer);
  const cancel = async (body: number[] | { prodIds: number[] }) =>
    (await server.call(cancelCollections, { body }, { token })).data;
  expect(await cancel({ prodIds: [screws] })).toBe(true);
  expect(await cancel([screws, helmet])).toBe(true);
  expect(await cancel([screws, helmet])).toBe(false);
  const theirs = await server.signIn(other);
  for (const prodId of [screws, helmet])
    expect((await server.call(checkCollection, { query: { prodId } }, { token: theirs })).data).toBe(true);
});

test("refuses an empty list and a visitor", async () => {
  const token = await server.signIn(buyer);
  expect(await server.call(cancelCollections, { body: { prodIds: [] } }, { token })).toMatchObject({
    code: "A00014",
  });
  expect(await server.call(cancelCollections, { body: [1] })).toMatchObject({ code: "A00004" });
});
