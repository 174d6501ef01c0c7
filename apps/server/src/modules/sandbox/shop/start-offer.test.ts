import { getSkuList } from "@tradehall/api-client/endpoints/product/get-sku-list";
import { listGroupGoods } from "@tradehall/api-client/endpoints/promotion/group/list-group-goods";
import { getSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/get-seckill";
import { startOffer } from "@tradehall/api-client/endpoints/sandbox/shop/start-offer";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const priceOf = async () =>
  (await server.call(getSkuList, { query: { prodId: helmet.prodId } })).data[0]?.activityPrice;

test("an offer holds from now on and as long as it lasts", async () => {
  const body = { skuId: helmet.skuId, price: "39.9", total: 5, lastsMs: 60_000 };
  const { data } = await server.call(startOffer, { body });
  expect(data.activityId).toBeGreaterThan(0);
  expect(await priceOf()).toBe("39.90");
  await server.clock.advance(60_000);
  expect(await priceOf()).toBeNull();
});

test("another activity begins when it is told to", async () => {
  const round = { kind: "seckill", name: "十点场", startsInMs: 60_000 } as const;
  const body = { skuId: helmet.skuId, price: "9.90", total: 5, lastsMs: 60_000, ...round };
  const { data } = await server.call(startOffer, { body });
  const token = await server.signIn(world.users.buyer);
  const statusNow = async () =>
    (await server.call(getSeckill, { query: { seckillId: data.itemId } }, { token })).data.status;
  expect(await statusNow()).toBe("notStarted");
  await server.clock.advance(60_000);
  expect(await statusNow()).toBe("inProgress");
});

test("a group buying's price is no offer", async () => {
  const body = {
    skuId: helmet.skuId,
    price: "39.9",
    total: 5,
    lastsMs: 60_000,
    teamSize: 2,
    kind: "grouping" as const,
  };
  const { data } = await server.call(startOffer, { body });
  expect(await priceOf()).toBeNull();
  const { data: goods } = await server.call(listGroupGoods, { query: {} });
  expect(goods.records).toMatchObject([{ activityId: data.activityId, teamSize: 2, price: "39.90" }]);
});

test("refuses a SKU that does not exist and numbers that mean nothing", async () => {
  const body = { skuId: 9_999, price: "1", total: 1, lastsMs: 1 };
  expect(await server.call(startOffer, { body })).toMatchObject({ code: "A00001", msg: "商品规格不存在" });
  for (const wrong of [{ price: "-1" }, { total: 0.5 }, { lastsMs: 0 }])
    expect(await server.call(startOffer, { body: { ...body, ...wrong } })).toMatchObject({ code: "A00014" });
});
