import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();
const { users, enterprises } = world;

test("lists the buyer's own and those shared in the enterprise in effect, and which of them may be changed", async () => {
  const { db } = server.database;
  const lines = [
    { skuId: screwM6.skuId, quantity: 1 },
    { skuId: helmet.skuId, quantity: 2 },
  ];
  const own = await plantList(db, { name: "自己的", lines });
  const shared = await plantList(db, { name: "同事的", userId: users.admin, isShared: true });
  await plantList(db, { name: "同事未分享", userId: users.admin });
  await plantList(db, { name: "另一企业", enterpriseId: enterprises.second });
  const token = await server.signIn(users.buyer);
  const list = async (query: { changeable?: 1; size?: number; current?: number }) =>
    (await server.call(listPurchaseLists, { query }, { token })).data;
  const { records, total } = await list({});
  expect(total).toBe(2);
  expect(records).toMatchObject([
    { listId: shared, isShared: 1, isOwn: 0, ownerName: "admin01", lineCount: 0, actions: ["order", "copy"] },
    {
      ...{ listId: own, name: "自己的", isShared: 0, isOwn: 1, lineCount: 2 },
      updateTime: "2026-01-02 08:00:00",
    },
  ]);
  expect((await list({ changeable: 1 })).records.map(({ listId }) => listId)).toEqual([own]);
  expect((await list({ size: 1, current: 2 })).records.map(({ listId }) => listId)).toEqual([own]);
});

test("a buyer outside any enterprise has lists of their own alone", async () => {
  const listId = await plantList(server.database.db, { userId: users.retail, enterpriseId: null });
  const token = await server.signIn(users.retail);
  const { records } = (await server.call(listPurchaseLists, { query: {} }, { token })).data;
  expect(records).toMatchObject([{ listId, actions: ["order", "copy", "change", "remove"] }]);
});
