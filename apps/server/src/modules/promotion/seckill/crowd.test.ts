/** Many buyers at once on few pieces of a round: exactly the pieces are ordered, each by one way in. */
import { getOrderPath } from "@tradehall/api-client/endpoints/promotion/seckill/get-order-path";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, sumsNow } from "#server/db/invariants.ts";
import { activityItems, addresses, orders, seckillSecrets, users } from "#server/db/schema/index.ts";
import { plantOffer, seckillIdOf } from "#server/testing/offers.ts";
import { confirm, submit } from "#server/testing/purchase.ts";
import { helmet, stockOf } from "#server/testing/trade.ts";
import { twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";

const { first: server, second } = twoProcesses();
const buyers = 50;
const pieces = 5;
let tokens: string[] = [];
beforeAll(async () => {
  const { db } = server.database;
  const people = Array.from({ length: buyers }, (_, nth) => ({
    ...{ account: `crowd${nth}`, mobile: `crowd${nth}`, passwordHash: "", nickName: "买家" },
    ...{ shopId: world.shops.own, createdAt: server.clock.now() },
  }));
  const ids = await db.insert(users).values(people).returning({ id: users.id });
  const [home] = await db.select().from(addresses).where(eq(addresses.id, world.addresses.buyer));
  if (!home) throw new Error("the world has no address");
  const { id: _, ...place } = home;
  await db.insert(addresses).values(ids.map(({ id: userId }) => ({ ...place, userId })));
  tokens = await Promise.all(ids.map(({ id }) => server.signIn(id)));
});

test("50 buyers on 5 pieces: 5 orders, and everybody else hears a sentence", async () => {
  const sale = {
    ...helmet,
    priceFen: fen(1_990),
    kind: "seckill",
    left: pieces,
    perUser: 1,
    endsIn: 9,
  } as const;
  const activityId = await plantOffer(server, sale);
  const seckillId = await seckillIdOf(server, activityId, helmet.skuId);
  const query = queryWith(server.database.db);
  const before = await sumsNow(query);
  const stock = await stockOf(server, helmet.skuId);
  const answers = await Promise.all(
    tokens.map(async (token, nth) => {
      const at = nth % 2 === 0 ? server : second;
      const path = await at.call(getOrderPath, { query: { seckillId } }, { token });
      if (!path.success) return path;
      const orderItem = { ...helmet, prodCount: 1, activityId, secret: path.data.secret };
      const confirmed = await confirm(at, token, { orderItem });
      return confirmed.success ? submit(at, token, confirmed.data.uuid) : confirmed;
    }),
  );
  expect(answers.filter((answer) => answer.success)).toHaveLength(pieces);
  const words = new Set(answers.flatMap((answer) => (answer.success ? [] : [answer.msg])));
  const sentences = ["活动太火爆了，请稍后再试", "已抢光，等待未付款订单释放"];
  expect([...words].filter((word) => !sentences.includes(word))).toEqual([]);
  const { db } = server.database;
  expect(await db.$count(orders)).toBe(pieces);
  expect(await db.$count(seckillSecrets, eq(seckillSecrets.isUsed, true))).toBe(pieces);
  const [item] = await db.select().from(activityItems).where(eq(activityItems.id, seckillId));
  expect([item?.left, await stockOf(server, helmet.skuId)]).toEqual([0, stock]);
  expect([...(await invariantViolations(query)), ...changedSums(before, await sumsNow(query))]).toEqual([]);
});
