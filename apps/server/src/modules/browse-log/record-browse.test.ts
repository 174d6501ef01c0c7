import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { recordBrowse } from "@tradehall/api-client/endpoints/browse-log/record-browse";
import { advanceClock } from "@tradehall/api-client/endpoints/sandbox/advance-clock";
import { textLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { footprints } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { forgetOldest } from "./browse-rows.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("keeps each product once, the last seen on top", async () => {
  const token = await server.signIn(buyer);
  const open = async (prodId: number) => {
    await server.call(advanceClock, { body: { advanceMs: 60_000 } });
    return server.call(recordBrowse, { body: { prodId } }, { token });
  };
  for (const prodId of [screws, helmet, screws]) expect((await open(prodId)).success).toBe(true);
  const { data } = await server.call(listBrowseLog, { query: {} }, { token });
  expect(data.records.map(({ prodId }) => prodId)).toEqual([screws, helmet]);
});

test("refuses goods that do not exist, and a visitor", async () => {
  const token = await server.signIn(buyer);
  const body = { prodId: 987_654 };
  expect(await server.call(recordBrowse, { body }, { token })).toMatchObject({ code: "A00001" });
  expect(await server.call(recordBrowse, { body: { prodId: screws } })).toMatchObject({ code: "A00004" });
});

test("forgets what is older than the newest that are kept", async () => {
  const { db } = server.database;
  const prodIds = Object.values(world.prods);
  expect(textLimits.footprints).toBeGreaterThan(prodIds.length);
  await db
    .insert(footprints)
    .values(
      prodIds.map((prodId, at) => ({ userId: other, prodId, visitedAt: new Date(Date.UTC(2026, 0, 1, at)) })),
    );
  await forgetOldest(db, other, 2);
  const left = await db
    .select({ prodId: footprints.prodId })
    .from(footprints)
    .where(eq(footprints.userId, other));
  expect(left.map((row) => row.prodId).sort()).toEqual(prodIds.slice(-2).sort());
});
