/** What people type, and a part of the name of goods that must be among the first ten: over the seed's catalogue. */
import { readFileSync } from "node:fs";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { selectSuggestions } from "@tradehall/api-client/endpoints/search/select-suggestions";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { seed } from "#server/db/seed/index.ts";
import { tableNames, testServer } from "#server/testing/test-server.ts";
import { catalogueMap } from "../product/category/catalogue-map.ts";
import { reindex } from "./indexing/reindex.ts";
import { readKeyword } from "./words/keyword.ts";

const server = testServer();
const lines = readFileSync(new URL("./queries.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const queries = lines.map((line) => line.split(" | ") as [typed: string, name: string]);

beforeAll(async () => {
  const { db } = server.database;
  await db.execute(sql.raw(`truncate "${tableNames.join('", "')}" restart identity cascade`));
  await seed(db, { now: server.clock.now() });
});

const search = async (keyword: string) =>
  (await server.call(searchProducts, { query: { keyword, size: 10, facets: 0 } })).data.records;

test("200 of them", () => {
  expect(new Set(queries.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(200);
});

test.each(queries)("%s finds %s", async (typed, name) => {
  const names = (await search(typed)).map(({ prodName }) => prodName);
  expect(names.filter((one) => one.includes(name))).not.toEqual([]);
});

describe("which SKU is meant", () => {
  test.each([
    ["6202", "6202 2RS胶盖"],
    ["6202 ZZ", "6202 ZZ铁盖"],
    ["M8×30 达克罗", "M8×30 达克罗"],
    ["安全帽 黄", "黄色 V型"],
    ["红色 透气V型 安全帽", "红色 透气V型"],
    ["DN25球阀 316L", "DN25 316L"],
    ["3P63A空开", "3P 63A"],
    ["dakeluo", "M6×20 达克罗"],
    ["2.5平方电线 红", "2.5mm² 红"],
    ["1寸 球阀 316L", "DN25 316L"],
    ["3P C32 空开", "3P 32A"],
  ])("%s means %s", async (typed, skuName) => {
    expect((await search(typed))[0]?.match?.skuName).toBe(skuName);
  });

  test("a code means its SKU, with its price, before all others", async () => {
    const [hit] = await search("BG2-00017-03");
    expect(hit?.match).toMatchObject({
      skuName: "M6×20 达克罗",
      partyCode: "BG2-00017-03",
      activityPrice: null,
    });
    expect(hit?.match?.price).toMatch(/^\d+\.\d\d$/);
    const part = await search("BG2-00017");
    expect(part.map(({ prodId }) => prodId)).toEqual([17]);
  });

  test("none where the words say nothing of a specification, or the same of all", async () => {
    for (const typed of ["固联螺栓", "扭力扳手", ""])
      for (const { match } of await search(typed)) expect(match).toBeNull();
  });

  test("none where a whole name was typed", async () => {
    expect((await search("316L球阀")).map(({ match }) => match?.skuName)).toContain("DN15 316L");
    expect((await search("川阀 黄铜加厚球阀 自来水开关4分6分1寸"))[0]?.match).toBeNull();
  });
});

test("what is not there is not found", async () => {
  for (const typed of ["6299", "DN16", "M7×20", "固联球阀", "安全帽 紫", "达克罗 手套"])
    expect(await search(typed), typed).toEqual([]);
});

test("goods whose names say all come before those whose specifications or attributes do", async () => {
  const names = (await search("达克罗")).map(({ prodName }) => prodName);
  expect(names[0]).toContain("8.8级高强度外六角螺栓");
  expect(names.length).toBeGreaterThan(1);
});

test.each(["螺栓", "bolt", "screw"])("%s, by what sells most too, is no box for them", async (keyword) => {
  for (const order of [{}, { sort: 2 }]) {
    const { data } = await server.call(searchProducts, { query: { keyword, size: 10, facets: 0, ...order } });
    expect(data.records.filter(({ prodName }) => prodName.includes("盒"))).toEqual([]);
  }
});

test("says what a mistyped keyword was read as, and nothing of others", async () => {
  const correctedTo = async (keyword: string) =>
    (await server.call(searchProducts, { query: { keyword, size: 1, facets: 0 } })).data.correctedTo;
  expect(await correctedTo("安全冒")).toBe("安全帽");
  expect(await correctedTo("安全帽")).toBeNull();
});

test("what leads on from nothing comes from the words that were typed", async () => {
  const waysOn = async (keyword: string) => {
    const { data } = await server.call(searchProducts, { query: { keyword, size: 1, facets: 0 } });
    return [...data.fewerWords.map((way) => way.keyword), ...data.suggestion];
  };
  expect(await waysOn("博世电锤")).toContain("电锤");
  expect(await waysOn("固联球阀")).toEqual(expect.arrayContaining(["固联", "球阀"]));
  expect(await waysOn("zzzzqqqq")).toEqual([]);
});

test("suggests names for a specification or a code that is begun", async () => {
  for (const keyword of ["6202", "620", "DN1", "达克罗", "固联螺"]) {
    const { data } = await server.call(selectSuggestions, { query: { keyword } });
    expect(data, keyword).not.toEqual([]);
  }
});

test("goods of the seed come with what they are found by, the same as when they are reindexed", async () => {
  const { db } = server.database;
  const wordsOfAll = async () =>
    (await db.execute(
      sql`select md5(string_agg(concat(id, search_words, pinyin, initials), '' order by id)) as words from products`,
    )) as unknown as { rows: { words: string }[] };
  const before = (await wordsOfAll()).rows;
  expect(await reindex(db, 1_000)).toBe(0);
  await db.execute(sql`update products set search_version = 0`);
  expect(await reindex(db, 1_000)).toBe(400);
  expect((await wordsOfAll()).rows).toEqual(before);
});

test("in a large catalogue what is only said aside counts where few goods say it themselves", async () => {
  const { db } = server.database;
  const map = { ...(await catalogueMap(db)), mostProducts: 1_000_000 };
  expect(await readKeyword(db, map, "固联")).toMatchObject({ isWide: true });
  await db.execute(sql`
    insert into products (shop_id, category_id, secondary_category_id, primary_category_id, name, price_fen, search_words, putaway_at)
    select shop_id, category_id, secondary_category_id, primary_category_id, name, price_fen, search_words, putaway_at
    from products, generate_series(1, 1000) where id = 17`);
  expect(await readKeyword(db, map, "固联")).toMatchObject({ isWide: false });
  expect(await readKeyword(db, map, "IP65")).toMatchObject({ isWide: true });
  await db.execute(sql`delete from products where id > 400`);
});
