/** A hundred redemptions at once: never below no points, nor past stock, the limit of a person or the one in all. */

import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { makeBuyers } from "@tradehall/api-client/endpoints/sandbox/account/make-buyers";
import { fen } from "@tradehall/mall-rules/money";
import { gt } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { users } from "#server/db/schema/index.ts";
import { givePoints, plantPointsGoods, redeem, takenOf } from "#server/testing/exchange.ts";
import { walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer } = world.users;
afterEach(async () => expect(await invariantViolations(queryWith(server.database.db))).toEqual([]));

const times = <T>(count: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));

/** People with an address and points. */
async function crowd(count: number, points: number): Promise<string[]> {
  const { db } = server.database;
  const before = Math.max(...(await db.select({ id: users.id }).from(users)).map(({ id }) => id));
  const made = await server.call(makeBuyers, { body: { count } });
  for (const { id } of await db.select({ id: users.id }).from(users).where(gt(users.id, before)))
    await givePoints(server, id, points);
  return made.data.map(({ accessToken }) => accessToken);
}

test("one person, 100 at once, points for seven: seven are redeemed", async () => {
  const goods = await plantPointsGoods(server, { score: 2_500 });
  const token = await server.signIn(buyer);
  const { points: had = 0 } = (await walletOf(server, buyer)) ?? {};
  const answers = await times(100, () => redeem(server, token, goods));
  const affordable = Math.floor(had / 2_500);
  expect(answers.filter(({ success }) => success)).toHaveLength(affordable);
  expect(await walletOf(server, buyer)).toMatchObject({ points: had - affordable * 2_500 });
  expect(await takenOf(server, goods.prodId)).toBe(affordable);
}, 120_000);

test("one person, 60 at once, three for each: three are redeemed, and some that are canceled make room", async () => {
  const goods = await plantPointsGoods(server, { score: 10, priceFen: fen(100), perUser: 3 });
  await givePoints(server, buyer, 1_000);
  const token = await server.signIn(buyer);
  const answers = await times(60, () => redeem(server, token, goods));
  const placed = answers.flatMap(({ data }) => (data && "orderNumbers" in data ? [data.orderNumbers] : []));
  expect(placed).toHaveLength(3);
  const [orderNumber = ""] = placed;
  // Canceled by several tabs at once while others redeem again.
  await times(10, () =>
    server.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想要了" } }, { token }),
  );
  const again = await times(20, () => redeem(server, token, goods));
  expect(again.filter(({ success }) => success)).toHaveLength(1);
  expect(await takenOf(server, goods.prodId)).toBe(3);
}, 120_000);

test("100 people at once on 20 pieces, 15 of which are offered: fifteen are redeemed", async () => {
  const goods = await plantPointsGoods(server, { score: 100, stocks: 20, total: 15, perUser: 1 });
  const tokens = await crowd(100, 100);
  const answers = await times(100, (nth) => redeem(server, tokens[nth] ?? "", goods));
  expect(answers.filter(({ success }) => success)).toHaveLength(15);
  expect([await stockOf(server, goods.skuId), await takenOf(server, goods.prodId)]).toEqual([5, 15]);
}, 120_000);
