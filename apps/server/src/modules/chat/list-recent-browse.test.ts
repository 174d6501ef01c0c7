import { listRecentBrowse } from "@tradehall/api-client/endpoints/chat/list-recent-browse";
import { expect, test } from "vitest";
import { footprints } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { screws, helmet } = world.prods;

test("lists what was looked at lately, of all shops or of one, asked for as a form", async () => {
  const userId = world.users.buyer;
  await server.database.db.insert(footprints).values([
    { userId, prodId: screws, visitedAt: new Date("2026-01-02T00:00:00Z") },
    { userId, prodId: helmet, visitedAt: new Date("2026-01-01T00:00:00Z") },
  ]);
  const token = await server.signIn(userId);
  const ask = async (payload: string) => {
    const answer = await server.app.inject({
      method: "POST",
      url: listRecentBrowse.path,
      headers: { authorization: token, "content-type": "application/x-www-form-urlencoded" },
      payload,
    });
    return answer.json().data.map(({ prodId }: { prodId: number }) => prodId);
  };
  expect(await ask("")).toEqual([screws, helmet]);
  expect(await ask(`shopId=${world.shops.dealer}&size=5`)).toEqual([helmet]);
  expect(await ask("size=1")).toEqual([screws]);
});

test("is closed to visitors", async () => {
  expect(await server.call(listRecentBrowse, { body: {} })).toMatchObject({ code: "A00004" });
});
