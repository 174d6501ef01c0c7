import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { getOrderPath } from "@tradehall/api-client/endpoints/promotion/seckill/get-order-path";
import { listSeckillRounds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-rounds";
import { flashSaleLimits } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { activities, orderItems, orders, users } from "#server/db/schema/index.ts";
import { clearOffers, plantOffer, seckillIdOf } from "#server/testing/offers.ts";
import { confirm, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { turnIn } from "./turns.ts";

const server = testServer();
let token = "";
let other = "";
beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
  other = await server.signIn(world.users.other);
});
afterEach(async () => {
  await server.database.db.delete(orderItems);
  await server.database.db.delete(orders);
  await clearOffers(server);
});

/** A round of helmets and the id of its page. */
async function plant(more: object = {}) {
  const sale = { ...helmet, priceFen: fen(1_990), kind: "seckill", left: 5, endsIn: 9 } as const;
  const activityId = await plantOffer(server, { ...sale, ...more });
  return { activityId, seckillId: await seckillIdOf(server, activityId, helmet.skuId) };
}
const ask = (seckillId: number, by?: string) =>
  server.call(getOrderPath, { query: { seckillId } }, { token: by });
const wanted = (activityId: number, secret?: string) => ({
  orderItem: { ...helmet, prodCount: 1, activityId, ...(secret ? { secret } : {}) },
});

test("is given to a buyer from the round's first millisecond on, and to no one else", async () => {
  const { seckillId } = await plant({ startsIn: 1 });
  expect((await ask(seckillId, token)).msg).toBe("活动未开始");
  const { data } = await server.call(listSeckillRounds);
  await server.clock.advance((data.rounds[0]?.startsAt ?? 0) - data.now - 60_000);
  expect((await ask(seckillId, token)).msg).toBe("活动未开始");
  await server.clock.advance(60_000);
  expect((await ask(seckillId, token)).data.secret.length).toBeGreaterThan(16);
  expect(await ask(seckillId)).toMatchObject({ code: "A00004" });
  expect(await ask(seckillId, "made-up")).toMatchObject({ code: "A00004" });
  expect(await server.call(getOrderPath, { query: { seckillId: "x" } as never }, { token })).toMatchObject({
    code: "A00014",
  });
  for (const missing of [999_999, await plant({ kind: "grouping" }).then((one) => one.seckillId)])
    expect((await ask(missing, token)).msg).toBe("该秒杀商品不存在或已下架");
  await server.clock.advance(9 * 3_600_000);
  expect((await ask(seckillId, token)).msg).toBe("活动已结束");
});

test("calls without a session, repeated calls of one buyer and made-up secrets take no place or turn of others", async () => {
  const { activityId, seckillId } = await plant({ left: 1 });
  const many = Array.from({ length: 60 });
  await Promise.all(many.map(() => ask(seckillId)));
  await Promise.all(many.slice(50).map(() => ask(seckillId, "made-up")));
  await Promise.all(many.slice(40).map(() => ask(seckillId, other)));
  await Promise.all(many.map(() => confirm(server, other, wanted(activityId, "guessed"))));
  expect(turnIn("holding")).toBe(0);
  const { secret } = (await ask(seckillId, token)).data;
  const { data } = await confirm(server, token, wanted(activityId, secret));
  expect((await submit(server, token, data.uuid)).success).toBe(true);
});

test("makes one order, of its buyer and its SKU; no other way leads to one", async () => {
  const { activityId, seckillId } = await plant();
  const { secret } = (await ask(seckillId, token)).data;
  const expired = "订单已过期，请重新下单";
  expect((await confirm(server, token, wanted(activityId))).msg).toBe(expired);
  expect((await confirm(server, token, wanted(activityId, "guessed"))).msg).toBe(expired);
  expect((await confirm(server, other, wanted(activityId, secret))).msg).toBe(expired);
  const screws = await plantOffer(server, { ...screwM6, priceFen: fen(10), kind: "seckill" });
  const swapped = { orderItem: { ...screwM6, prodCount: 1, activityId: screws, secret } };
  expect((await confirm(server, token, swapped)).msg).toBe(expired);
  const [first, second] = [
    await confirm(server, token, wanted(activityId, secret)),
    await confirm(server, token, wanted(activityId, secret)),
  ];
  const placed = await submit(server, token, first.data.uuid);
  expect(placed.success).toBe(true);
  expect((await submit(server, token, second.data.uuid)).msg).toBe(expired);
  expect((await confirm(server, token, wanted(activityId, secret))).msg).toBe(expired);
  // The same submit again is the same order.
  expect((await submit(server, token, first.data.uuid)).data.orderNumbers).toBe(placed.data.orderNumbers);
});

test("a new one takes the place of the last, and each is good for a while only", async () => {
  const { activityId, seckillId } = await plant();
  const first = (await ask(seckillId, token)).data.secret;
  const second = (await ask(seckillId, token)).data.secret;
  expect((await confirm(server, token, wanted(activityId, first))).success).toBe(false);
  const { data } = await confirm(server, token, wanted(activityId, second));
  await server.clock.advance(flashSaleLimits.secretMs);
  expect((await submit(server, token, data.uuid)).msg).toBe("订单已过期，请重新下单");
});

test("stays good for a turn after the round's end, for which its holder may have waited", async () => {
  const order = async (lateMs: number) => {
    const { activityId, seckillId } = await plant();
    const { secret } = (await ask(seckillId, token)).data;
    const { data } = await confirm(server, token, wanted(activityId, secret));
    const endsAt = new Date(server.clock.now().getTime() - lateMs);
    await server.database.db.update(activities).set({ endsAt }).where(eq(activities.id, activityId));
    return submit(server, token, data.uuid);
  };
  // A busy machine may take longer than a turn for one of them.
  await expect.poll(async () => (await order(0)).success, { timeout: 20_000 }).toBe(true);
  expect((await order(flashSaleLimits.waitMs)).msg).toBe("活动已结束");
});

/** Sessions of so many more buyers. */
async function crowdOf(count: number): Promise<string[]> {
  const name = () => `gate${randomUUID()}`;
  const people = Array.from({ length: count }, () => ({
    ...{ account: name(), mobile: name(), passwordHash: "", nickName: "买家" },
    ...{ shopId: world.shops.own, createdAt: server.clock.now() },
  }));
  const made = await server.database.db.insert(users).values(people).returning({ id: users.id });
  return Promise.all(made.map(({ id }) => server.signIn(id)));
}

test("a buyer who renews it keeps one place", async () => {
  const { seckillId } = await plant({ left: 1 });
  for (const one of [...(await crowdOf(flashSaleLimits.leastBeside - 1)), other])
    expect((await ask(seckillId, one)).success).toBe(true);
  // What the gate knows is read again, with this buyer's place in it.
  await sleep(flashSaleLimits.knownMs);
  expect((await ask(seckillId, other)).success).toBe(true);
  expect((await ask(seckillId, token)).success).toBe(true);
});

test("is given to no more buyers than there are pieces and a few beside, until their time to order is over", async () => {
  const { seckillId } = await plant({ left: 1 });
  for (const one of await crowdOf(1 + flashSaleLimits.leastBeside))
    expect((await ask(seckillId, one)).success).toBe(true);
  expect((await ask(seckillId, token)).msg).toBe("活动太火爆了，请稍后再试");
  await server.clock.advance(flashSaleLimits.placeMs);
  await expect.poll(async () => (await ask(seckillId, token)).success).toBe(true);
});

test("says what is gone for now and what is gone for good", async () => {
  const { activityId, seckillId } = await plant({ left: 1 });
  const { secret } = (await ask(seckillId, token)).data;
  const { data } = await confirm(server, token, wanted(activityId, secret));
  const placed = await submit(server, token, data.uuid);
  expect((await ask(seckillId, other)).msg).toBe("已抢光，等待未付款订单释放");
  expect(placed.success).toBe(true);
  const { data: rounds } = await server.call(listSeckillRounds);
  expect(rounds.rounds).toHaveLength(1);
  await pretendPaid();
  await expect.poll(async () => (await ask(seckillId, other)).msg).toBe("已抢光");
  expect(await server.database.db.$count(activities)).toBe(1);
});

/** As if it were paid for: no longer one that may come back. */
const pretendPaid = () =>
  server.database.db.update(orders).set({
    status: 2,
    paidAt: server.clock.now(),
    payType: 9,
    payNo: null,
    actualFen: fen(0),
    goodsFen: fen(0),
    freightFen: fen(0),
  });
