import { listSeckillProds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-prods";
import { remindSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/remind-seckill";
import { fen } from "@tradehall/mall-rules/money";
import { beforeAll, expect, test } from "vitest";
import { activityItems } from "#server/db/schema/index.ts";
import { plantOffer, seckillIdOf } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let activityId = 0;
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
  const sale = { ...screwM6, priceFen: fen(800), kind: "seckill", left: 0, startsIn: 1, endsIn: 2 } as const;
  activityId = await plantOffer(server, sale);
  await server.database.db.insert(activityItems).values([
    { activityId, ...screwM8, priceFen: fen(700), total: 10, left: 0, perUser: 2 },
    { activityId, ...helmet, priceFen: fen(1_990), total: 10, left: 4 },
    { activityId, ...gloves, priceFen: fen(100), total: 8, left: 8 },
    {
      activityId,
      prodId: world.prods.offShelf,
      skuId: world.skus.offShelf,
      priceFen: fen(1),
      total: 8,
      left: 8,
    },
  ]);
});

const list = async (query: object = {}, by: string | undefined = token) =>
  (await server.call(listSeckillProds, { query: { activityId, ...query } }, { token: by })).data;

test("lists products at their cheapest SKU, those that can be had first, a page at a time", async () => {
  const all = await list();
  expect(all.records.map(({ prodId }) => prodId)).toEqual([
    ...[world.prods.gloves, world.prods.helmet, world.prods.screws],
  ]);
  const seckillId = await seckillIdOf(server, activityId, screwM8.skuId);
  expect(all.records.at(-1)).toMatchObject({
    ...{ seckillId, price: "7.00", oriPrice: "20.00", total: 10, left: 0, perUser: 2, status: "notStarted" },
  });
  const second = await list({ current: 2, size: 2 });
  expect(second).toMatchObject({ total: 3, pages: 2, records: [{ prodId: world.prods.screws }] });
  expect((await list({ activityId: 999 })).records).toEqual([]);
  expect(await server.call(listSeckillProds, { query: { activityId } })).toMatchObject({ code: "A00004" });
});

test("says which the buyer asked to hear of, and follows the clock", async () => {
  const seckillId = await seckillIdOf(server, activityId, helmet.skuId);
  await server.call(remindSeckill, { body: { seckillId, isReminded: 1 } }, { token });
  expect((await list()).records.map((one) => one.isReminded)).toEqual([0, 1, 0]);
  const other = await server.signIn(world.users.other);
  expect((await list({}, other)).records.map((one) => one.isReminded)).toEqual([0, 0, 0]);
  await server.clock.advance(3_600_000);
  expect((await list()).records.map((one) => one.status)).toEqual(["inProgress", "inProgress", "soldOut"]);
  await server.clock.advance(3_600_000);
  expect((await list()).records.map((one) => one.status)).toEqual(["ended", "ended", "ended"]);
});
