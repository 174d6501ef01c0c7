import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/index.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const { first: server, calls } = twoProcesses();
const { users } = world;

const add = async (listId: number, items: { skuId: number; prodCount: number; note?: string }[], at = 0) =>
  calls(at)(addListLines, { body: { listId, items } }, { token: await server.signIn(users.buyer) });
const linesOf = async (listId: number) => {
  const token = await server.signIn(users.buyer);
  const { data } = await server.call(getPurchaseList, { query: { listId } }, { token });
  return data.lines.map(({ skuId, prodCount, note }) => [skuId, prodCount, note]);
};

test("adds up what is there already, and keeps its note unless another comes", async () => {
  const lines = [
    { skuId: helmet.skuId, quantity: 2, note: "黄色" },
    { skuId: gloves.skuId, quantity: 5, note: "L 码" },
  ];
  const listId = await plantList(server.database.db, { lines });
  const { data } = await add(listId, [
    { skuId: helmet.skuId, prodCount: 3 },
    { skuId: gloves.skuId, prodCount: 5, note: "M 码" },
    { skuId: screwM6.skuId, prodCount: 1 },
  ]);
  expect(data).toMatchObject({ listId, lineCount: 3 });
  expect(await linesOf(listId)).toEqual([
    [screwM6.skuId, 1, ""],
    [helmet.skuId, 5, "黄色"],
    [gloves.skuId, 10, "M 码"],
  ]);
});

test("adds sent together are all there", async () => {
  const listId = await plantList(server.database.db);
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => add(listId, [{ skuId: [1, 2, 8][at % 3] ?? 1, prodCount: 2 }], at)),
  );
  expect((await linesOf(listId)).map(([skuId, count]) => [skuId, count]).sort()).toEqual([
    [1, 8],
    [2, 8],
    [8, 8],
  ]);
});

test("takes five hundred kinds at most, and no part of what is too much", async () => {
  const { db } = server.database;
  const { rows } = (await db.execute(sql`
    insert into ${skus} (prod_id, price_fen, stocks)
    select ${gloves.prodId}::int, 100, 9 from generate_series(1, 500) returning id`)) as unknown as {
    rows: { id: string }[];
  };
  const all = rows.map(({ id }) => ({ skuId: Number(id), prodCount: 1 }));
  const listId = await plantList(db, { lines: [{ skuId: helmet.skuId, quantity: 1 }] });
  expect(await add(listId, all)).toMatchObject({ msg: "每个采购清单最多 500 种商品" });
  expect(await linesOf(listId)).toHaveLength(1);
  expect((await add(listId, all.slice(1))).data).toMatchObject({ lineCount: 500 });
  expect((await add(listId, all.slice(1))).success).toBe(true);
  expect(await add(listId, all.slice(0, 1))).toMatchObject({ msg: "每个采购清单最多 500 种商品" });
});

test("refuses goods that were never shown, and more pieces than a line takes", async () => {
  const listId = await plantList(server.database.db, { lines: [{ skuId: helmet.skuId, quantity: 99_000 }] });
  expect(await add(listId, [{ skuId: 98_765, prodCount: 1 }])).toMatchObject({ msg: "商品规格不存在" });
  expect(await add(listId, [{ skuId: helmet.skuId, prodCount: 1_000 }])).toMatchObject({
    msg: "请输入正确的商品数量",
  });
  expect(await add(listId, [{ skuId: helmet.skuId, prodCount: 999 }])).toMatchObject({ success: true });
});
