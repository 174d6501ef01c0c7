import { getHistory } from "@tradehall/api-client/endpoints/search/history/get-history";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("keeps the newest ten words of each buyer apart from the others'", async () => {
  const token = await server.signIn(world.users.buyer);
  const other = await server.signIn(world.users.other);
  for (let n = 1; n <= 12; n += 1)
    await server.call(searchProducts, { query: { keyword: `词${n}` } }, { token });
  const { data } = await server.call(getHistory, {}, { token });
  expect(data).toHaveLength(10);
  expect(data[0]).toBe("词12");
  expect(data).not.toContain("词2");
  expect((await server.call(getHistory, {}, { token: other })).data).toEqual([]);
});

test("has nothing for a visitor", async () => {
  expect((await server.call(getHistory)).data).toEqual([]);
});
