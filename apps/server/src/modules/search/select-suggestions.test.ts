import { selectSuggestions } from "@tradehall/api-client/endpoints/search/select-suggestions";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

const suggest = async (keyword: string) =>
  (await server.call(selectSuggestions, { query: { keyword } })).data.map(({ productName }) => productName);

test.each([
  ["六角", ["不锈钢内六角螺丝"]],
  ["luosi", ["不锈钢内六角螺丝"]],
  ["nlj", ["不锈钢内六角螺丝"]],
  ["BXG", ["不锈钢内六角螺丝"]],
  [" 安全 ", ["安全帽"]],
  ["gongju", ["预售工具柜"]],
])("suggests product names for %s", async (keyword, names) => {
  expect(await suggest(keyword)).toEqual(names);
});

test("suggests only what is on sale in open shops", async () => {
  expect(await suggest("下架")).toEqual([]);
  expect(await suggest("停业")).toEqual([]);
});

test("suggests nothing for spaces and signs, and refuses a book", async () => {
  expect(await suggest("   ")).toEqual([]);
  expect(await suggest("%_'")).toEqual([]);
  expect(await server.call(selectSuggestions, { query: { keyword: "螺".repeat(500) } })).toMatchObject({
    code: "A00014",
  });
});
