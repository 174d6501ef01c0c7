import { deleteHistory } from "@tradehall/api-client/endpoints/search/history/delete-history";
import { getHistory } from "@tradehall/api-client/endpoints/search/history/get-history";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { wordsMeant } from "./history.ts";

const server = testServer();

const searched = async (token: string, ...keywords: string[]) => {
  for (const keyword of keywords) await server.call(searchProducts, { query: { keyword } }, { token });
};
const kept = async (token: string) => (await server.call(getHistory, {}, { token })).data;

test("forgets one word, then all that are joined by commas", async () => {
  const token = await server.signIn(world.users.buyer);
  await searched(token, "螺丝", "手套", "M8,M10", "安全帽");
  await server.call(deleteHistory, { query: { keyword: "手套" } }, { token });
  expect(await kept(token)).toEqual(["安全帽", "M8,M10", "螺丝"]);
  await server.call(deleteHistory, { query: { keyword: (await kept(token)).join(",") } }, { token });
  expect(await kept(token)).toEqual([]);
});

test("forgets a word that holds a comma before its parts", async () => {
  const token = await server.signIn(world.users.other);
  await searched(token, "M8", "M8,M10", "M10");
  await server.call(deleteHistory, { query: { keyword: "M8,M10" } }, { token });
  expect(await kept(token)).toEqual(["M10", "M8"]);
});

test("leaves another buyer's words alone and refuses visitors", async () => {
  const token = await server.signIn(world.users.retail);
  const other = await server.signIn(world.users.admin);
  await searched(token, "手套");
  await server.call(deleteHistory, { query: { keyword: "手套" } }, { token: other });
  expect(await kept(token)).toEqual(["手套"]);
  expect(await server.call(deleteHistory, { query: { keyword: "手套" } })).toMatchObject({ code: "A00004" });
});

test("reads a joined list from the left, the longest stored word first", () => {
  expect(wordsMeant("a,b,c,d", ["a", "a,b", "c", "x"])).toEqual(["a,b", "c"]);
  expect(wordsMeant("x, y ,z", ["y"])).toEqual(["y"]);
  expect(wordsMeant("", ["a"])).toEqual([]);
});
