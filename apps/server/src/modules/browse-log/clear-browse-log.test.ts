import { clearBrowseLog } from "@tradehall/api-client/endpoints/browse-log/clear-browse-log";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { restoreBrowseLog } from "@tradehall/api-client/endpoints/browse-log/restore-browse-log";
import { expect, test } from "vitest";
import { footprints } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("forgets a day of China's, or all, of the buyer's own, and says what it was", async () => {
  await server.database.db.insert(footprints).values([
    // One in the morning of the 2nd in China.
    { userId: buyer, prodId: screws, visitedAt: new Date("2026-01-01T17:00:00Z") },
    { userId: buyer, prodId: helmet, visitedAt: new Date("2026-01-02T17:00:00Z") },
    { userId: other, prodId: helmet, visitedAt: new Date("2026-01-01T17:00:00Z") },
  ]);
  const mine = { token: await server.signIn(buyer) };
  const theirs = { token: await server.signIn(other) };
  const left = async (who: { token: string }, day?: string) => {
    const query = day ? { day } : {};
    return (await server.call(listBrowseLog, { query }, who)).data.records.map(({ prodId }) => prodId);
  };
  expect(await left(mine, "2026-01-02")).toEqual([screws]);
  const { data: items } = await server.call(clearBrowseLog, { body: { day: "2026-01-02" } }, mine);
  expect(items).toEqual([{ prodId: screws, browsedAt: Date.UTC(2026, 0, 1, 17) }]);
  expect(await left(mine)).toEqual([helmet]);
  await server.call(restoreBrowseLog, { body: { items } }, mine);
  expect(await left(mine)).toEqual([helmet, screws]);
  expect((await server.call(clearBrowseLog, { body: {} }, mine)).data).toHaveLength(2);
  expect(await left(mine)).toEqual([]);
  expect(await left(theirs)).toEqual([helmet]);
  const wrong = { body: { day: "2026-13-01" } };
  expect(await server.call(clearBrowseLog, wrong, mine)).toMatchObject({ code: "A00014" });
  expect(await server.call(clearBrowseLog, { body: {} })).toMatchObject({ code: "A00004" });
});
