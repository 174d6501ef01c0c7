import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { expect, test } from "vitest";
import { footprints } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer } = world.users;
const { screws, helmet } = world.prods;

test("puts footprints back on their day, and leaves alone what was seen again", async () => {
  await server.database.db.insert(footprints).values([
    { userId: buyer, prodId: screws, visitedAt: new Date("2026-01-02T00:00:00Z") },
    { userId: buyer, prodId: helmet, visitedAt: new Date("2026-01-03T00:00:00Z") },
  ]);
  const token = await server.signIn(buyer);
  const list = async () => (await server.call(listBrowseLog, { query: {} }, { token })).data.records;
  const before = await list();
  await server.call(deleteBrowseLog, { body: [screws] }, { token });
  const items = [
    { prodId: screws, browsedAt: Date.UTC(2026, 0, 2) },
    { prodId: helmet, browsedAt: Date.UTC(2020, 0) },
  ];
  await server.call(restoreBrowseLog, { body: { items } }, { token });
  expect(await list()).toEqual(before);
});

test("refuses goods that do not exist", async () => {
  const token = await server.signIn(buyer);
  const items = [{ prodId: 987_654, browsedAt: Date.UTC(2026, 0) }];
  expect(await server.call(restoreBrowseLog, { body: { items } }, { token })).toMatchObject({
    code: "A00001",
  });
});
