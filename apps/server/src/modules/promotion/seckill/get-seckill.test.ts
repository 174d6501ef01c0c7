import { getSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/get-seckill";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { activityItems, products } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer, seckillIdOf } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, screwM8 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
});
afterEach(() => clearOffers(server));

const get = (seckillId: number, by: string | undefined = token) =>
  server.call(getSeckill, { query: { seckillId } }, { token: by });

test("names each SKU of the product in the round, and the state of all of them together", async () => {
  const sale = { ...screwM6, priceFen: fen(500), kind: "seckill", left: 3, perUser: 2 } as const;
  const activityId = await plantOffer(server, sale);
  const m8 = { ...screwM8, activityId, priceFen: fen(900), total: 4, left: 0 };
  await server.database.db.insert(activityItems).values(m8);
  const seckillId = await seckillIdOf(server, activityId, screwM8.skuId);
  const { data } = await get(seckillId);
  expect(data).toMatchObject({
    ...{ activityId, seckillId, prodId: world.prods.screws, status: "inProgress", isReminded: 0 },
    skus: [
      { skuId: screwM6.skuId, price: "5.00", total: 3, left: 3, perUser: 2, bought: 0, status: "inProgress" },
      { seckillId, skuId: screwM8.skuId, price: "9.00", oriPrice: "20.00", left: 0, status: "soldOut" },
    ],
  });
  await server.clock.advance(3_600_000);
  expect((await get(seckillId)).data.status).toBe("ended");
});

test("knows no other activity, nothing off the shelf and no one without a session", async () => {
  const group = await plantOffer(server, { ...screwM6, priceFen: fen(500), kind: "grouping" });
  const sale = await plantOffer(server, { ...screwM6, priceFen: fen(500), kind: "seckill" });
  const seckillId = await seckillIdOf(server, sale, screwM6.skuId);
  const missing = { code: "A00001", msg: "该秒杀商品不存在或已下架" };
  for (const one of [999_999, await seckillIdOf(server, group, screwM6.skuId)])
    expect(await get(one)).toMatchObject(missing);
  expect(await server.call(getSeckill, { query: { seckillId } })).toMatchObject({ code: "A00004" });
  expect((await get(seckillId)).success).toBe(true);
  await server.database.db.update(products).set({ status: 0 }).where(eq(products.id, world.prods.screws));
  expect(await get(seckillId)).toMatchObject(missing);
  await server.database.db.update(products).set({ status: 1 }).where(eq(products.id, world.prods.screws));
});
