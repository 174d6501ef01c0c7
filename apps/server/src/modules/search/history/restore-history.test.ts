import { deleteHistory } from "@tradehall/api-client/endpoints/search/history/delete-history";
import { getHistory } from "@tradehall/api-client/endpoints/search/history/get-history";
import { restoreHistory } from "@tradehall/api-client/endpoints/search/history/restore-history";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { textLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

const search = async (token: string, ...keywords: string[]) => {
  for (const keyword of keywords) await server.call(searchProducts, { query: { keyword } }, { token });
};
const kept = async (token: string) => (await server.call(getHistory, {}, { token })).data;
const restore = (token: string, keywords: string[]) =>
  server.call(restoreHistory, { body: { keywords } }, { token });

test("puts one word back between its neighbours, below what was searched since", async () => {
  const token = await server.signIn(world.users.buyer);
  await search(token, "螺丝", "手套", "安全帽");
  const before = await kept(token);
  await server.call(deleteHistory, { query: { keyword: "手套" } }, { token });
  await search(token, "扳手");
  await restore(token, before);
  expect(await kept(token)).toEqual(["扳手", "安全帽", "手套", "螺丝"]);
});

test("never keeps more than the history holds", async () => {
  const token = await server.signIn(world.users.other);
  const many = Array.from({ length: textLimits.searchHistory }, (_, at) => `词${at}`);
  await restore(token, many);
  expect(await kept(token)).toEqual(many);
  await search(token, "新词");
  await restore(token, many);
  expect(await kept(token)).toEqual(["新词", ...many.slice(0, -1)]);
  expect(await restore(token, [...many, "一个太多"])).toMatchObject({ code: "A00014" });
});

test("refuses visitors and words of nothing", async () => {
  const token = await server.signIn(world.users.retail);
  expect(await restore(token, ["  "])).toMatchObject({ code: "A00014" });
  expect(await server.call(restoreHistory, { body: { keywords: ["手套"] } })).toMatchObject({
    code: "A00004",
  });
});
