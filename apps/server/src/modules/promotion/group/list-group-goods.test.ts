import { listGroupGoods } from "@tradehall/api-client/endpoints/promotion/group/list-group-goods";
import { groupLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { activityItems, products } from "#server/db/schema/index.ts";
import { buyers, endGroups, opened, plantGroup } from "#server/testing/groups.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6, screwM8 } from "#server/testing/trade.ts";

const server = testServer();
afterEach(() => endGroups(server));

const ask = async (query: object = {}) => (await server.call(listGroupGoods, { query })).data;

test("one row for each product, with its lowest price in a team and alone, pieces and people", async () => {
  const activityId = await plantGroup(server, { ...screwM6, priceFen: fen(700), left: 30 });
  await server.database.db
    .insert(activityItems)
    .values({ activityId, ...screwM8, priceFen: fen(900), total: 20, left: 5 });
  expect(await ask()).toMatchObject({
    total: 1,
    records: [
      { activityId, prodId: screwM6.prodId, price: "7.00", total: 50, left: 35, joinedCount: 0, teamSize: 3 },
    ],
  });
});

test("counts who has paid for a place; what runs and what is to come stand apart", async () => {
  const running = await plantGroup(server);
  const coming = await plantGroup(server, { startsIn: 45, endsIn: 60 });
  const [by = ""] = await buyers(server, 1);
  await opened(server, by, running);
  expect((await ask()).records).toMatchObject([
    { activityId: running, status: "inProgress", joinedCount: 1, price: "19.90", oriPrice: "45.00" },
  ]);
  await server.clock.advance(groupLimits.teamFillMs);
  // Who was in a team that was not filled is not counted.
  expect((await ask()).records).toMatchObject([{ activityId: running, joinedCount: 0 }]);
  expect((await ask({ isComing: 1 })).records).toMatchObject([{ activityId: coming, status: "notStarted" }]);
});

test("what is sold out is last, what is off the shelf or over not at all", async () => {
  const gone = await plantGroup(server, { left: 0, endsIn: 2 });
  const left = await plantGroup(server, { ...screwM6, endsIn: 9 });
  await plantGroup(server, { startsIn: -9, endsIn: -1 });
  expect((await ask()).records.map(({ activityId }) => activityId)).toEqual([left, gone]);
  expect((await ask({ size: 1, current: 2 })).records).toMatchObject([
    { activityId: gone, status: "soldOut" },
  ]);
  const { db } = server.database;
  await db.update(products).set({ status: 0 }).where(eq(products.id, helmet.prodId));
  expect((await ask()).records.map(({ activityId }) => activityId)).toEqual([left]);
  await db.update(products).set({ status: 1 }).where(eq(products.id, helmet.prodId));
});
