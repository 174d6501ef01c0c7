import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { expect, test } from "vitest";
import { footprints } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("forgets the buyer's own only", async () => {
  const visitedAt = new Date("2026-01-02T00:00:00Z");
  await server.database.db.insert(footprints).values(
    [buyer, other].flatMap((userId) => [
      { userId, prodId: screws, visitedAt },
      { userId, prodId: helmet, visitedAt },
    ]),
  );
  const mine = { token: await server.signIn(buyer) };
  const theirs = { token: await server.signIn(other) };
  const left = async (who: { token: string }) =>
    (await server.call(listBrowseLog, { query: {} }, who)).data.records.map(({ prodId }) => prodId);
  await server.call(deleteBrowseLog, { body: [screws] }, mine);
  expect(await left(mine)).toEqual([helmet]);
  expect(await left(theirs)).toHaveLength(2);
  expect(await server.call(deleteBrowseLog, { body: [helmet] })).toMatchObject({ code: "A00004" });
  expect(await server.call(deleteBrowseLog, { body: { prodIds: [] } }, mine)).toMatchObject({
    code: "A00014",
  });
});
