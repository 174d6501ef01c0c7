import { getHotSearches } from "@tradehall/api-client/endpoints/search/get-hot-searches";
import { expect, test } from "vitest";
import { hotSearches } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("shows a visitor the hot words in the mall's order", async () => {
  expect((await server.call(getHotSearches)).data).toEqual([]);
  await server.database.db.insert(hotSearches).values([
    { title: "手套", content: "防护手套", seq: 2 },
    { title: "扳手", content: "扭力扳手", seq: 1 },
  ]);
  const { data } = await server.call(getHotSearches);
  expect(data.map(({ title, content }) => [title, content])).toEqual([
    ["扳手", "扭力扳手"],
    ["手套", "防护手套"],
  ]);
});
