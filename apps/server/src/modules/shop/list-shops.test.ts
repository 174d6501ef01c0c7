import type { InputOf } from "@tradehall/api-client/contract";
import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products, shops } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { own, dealer } = world.shops;
const cloud = 9;

const find = async (query: InputOf<typeof listShops>["query"] = {}) => {
  const { data } = await server.call(listShops, { query });
  return { ...data, ids: data.records.map(({ shopId }) => shopId) };
};

beforeAll(async () => {
  const { db } = server.database;
  await db.update(shops).set({ province: "上海市", intro: "五金 100% 现货" }).where(eq(shops.id, own));
  await db.update(shops).set({ province: "浙江省" }).where(eq(shops.id, dealer));
  const createdAt = new Date("2026-02-01");
  await db.insert(shops).values({ id: cloud, name: "云仓店", storeType: 5, province: "浙江省", createdAt });
  await db.update(products).set({ soldNum: 9 }).where(eq(products.id, world.prods.helmet));
});

test("open shops are found by name, company or what they say of themselves", async () => {
  expect((await find()).ids).toEqual([own, dealer, cloud]);
  expect((await find({ keyword: " 经销商 " })).ids).toEqual([dealer]);
  expect((await find({ keyword: "100%" })).ids).toEqual([own]);
  expect((await find({ keyword: "停业店" })).ids).toEqual([]);
});

test("kind and region narrow, and each says how many it would find beside the other", async () => {
  const found = await find({ kind: "dealer", province: "浙江省" });
  expect(found.ids).toEqual([dealer]);
  expect(found.kinds).toEqual([
    { value: "all", count: 2 },
    { value: "own", count: 0 },
    { value: "dealer", count: 1 },
    { value: "cloud", count: 1 },
  ]);
  expect(found.provinces).toEqual([{ value: "浙江省", count: 1 }]);
  expect((await find({ kind: "own" })).ids).toEqual([own]);
});

test("sales, score and opening put them in order", async () => {
  expect((await find({ sort: "sales" })).ids[0]).toBe(dealer);
  expect((await find({ sort: "newest" })).ids[0]).toBe(cloud);
  expect((await find({ sort: "score" })).ids).toEqual([dealer, own, cloud]);
});

test("each comes with its best sold goods that are on sale, page by page", async () => {
  const { records, pages } = await find({ sort: "sales", size: 1 });
  expect(pages).toBe(3);
  expect(records[0]?.products.map(({ prodId }) => prodId)).toEqual([world.prods.helmet, world.prods.gloves]);
  expect((await find({ size: 2, current: 2 })).ids).toEqual([cloud]);
});
