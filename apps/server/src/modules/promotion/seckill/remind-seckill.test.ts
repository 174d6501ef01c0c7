import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { remindSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/remind-seckill";
import { fen } from "@tradehall/mall-rules/money";
import { afterEach, beforeAll, expect, test } from "vitest";
import { notifyLogs, seckillReminders } from "#server/db/schema/index.ts";
import { remindOfSeckills } from "#server/jobs/remind-of-seckills.ts";
import { clearOffers, plantOffer, seckillIdOf } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
});
afterEach(async () => {
  await server.database.db.delete(notifyLogs);
  await clearOffers(server);
});

const hour = 3_600_000;
async function plant(more: object = {}): Promise<number> {
  const sale = { ...helmet, priceFen: fen(1_990), kind: "seckill", startsIn: 1, endsIn: 2 } as const;
  return seckillIdOf(server, await plantOffer(server, { ...sale, ...more }), helmet.skuId);
}
const remind = (seckillId: number, isReminded: 0 | 1, by: string | undefined = token) =>
  server.call(remindSeckill, { body: { seckillId, isReminded } }, { token: by });
const messages = async () => (await server.call(listMessages, {}, { token })).data.records;

test("is told once when the round begins, and leads to the product there", async () => {
  const seckillId = await plant();
  for (const _ of [1, 2]) expect((await remind(seckillId, 1)).data).toEqual({ isReminded: 1 });
  await remindOfSeckills(server);
  expect(await messages()).toEqual([]);
  await server.clock.advance(hour);
  await Promise.all([remindOfSeckills(server), remindOfSeckills(server)]);
  await remindOfSeckills(server);
  expect(await messages()).toMatchObject([
    { msgType: 2, title: "您预约的秒杀已开抢", link: `/secdetail/${seckillId}` },
  ]);
});

test("is not told of what was taken back, nor of a round that is over", async () => {
  const seckillId = await plant();
  await remind(seckillId, 1);
  expect((await remind(seckillId, 0)).data).toEqual({ isReminded: 0 });
  await remind(await plant({ endsIn: 1.5 }), 1);
  await server.clock.advance(1.6 * hour);
  await remindOfSeckills(server);
  expect(await messages()).toEqual([]);
});

test("a round that has begun needs none, one that is over takes none", async () => {
  expect((await remind(await plant({ startsIn: -1 }), 1)).data).toEqual({ isReminded: 0 });
  expect((await remind(await plant({ startsIn: -2, endsIn: -1 }), 1)).msg).toBe("活动已结束");
  expect((await remind(999_999, 1)).msg).toBe("该秒杀商品不存在或已下架");
  expect(await server.call(remindSeckill, { body: { seckillId: 1, isReminded: 1 } })).toMatchObject({
    code: "A00004",
  });
  expect(await server.database.db.$count(seckillReminders)).toBe(0);
});
