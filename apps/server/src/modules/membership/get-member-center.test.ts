import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { getMemberCenter } from "@tradehall/api-client/endpoints/membership/get-member-center";
import { fen } from "@tradehall/mall-rules/money";
import { chinaTime, dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { skus, users } from "#server/db/schema/index.ts";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { plus, setPaidMember } from "#server/testing/members.ts";
import { buyNow, detailOf } from "#server/testing/purchase.ts";
import {
  act,
  applied,
  itemsOf,
  paidAndShipped,
  payByBalance,
  sendBack,
  withReturn,
} from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
let token: string;
beforeEach(async () => {
  token = await server.signIn(buyer);
});
const center = async (query = {}) => (await server.call(getMemberCenter, { query }, { token })).data;

test("growth reaches levels and falls below them again", async () => {
  const { db } = server.database;
  const now = server.clock.now();
  expect(await center()).toMatchObject({ growth: 0, level: { rank: 1 }, next: { rank: 2, minGrowth: 500 } });
  await changeGrowth(db, buyer, { change: 2_000, source: "opening" }, now);
  expect(await center()).toMatchObject({ growth: 2_000, level: { rank: 3 }, next: { rank: 4 } });
  await changeGrowth(db, buyer, { change: -1, source: "takenBack" }, now);
  expect(await center()).toMatchObject({ growth: 1_999, level: { rank: 2 } });
  await changeGrowth(db, buyer, { change: 100_000, source: "opening" }, now);
  expect(await center()).toMatchObject({ level: { rank: 5 }, next: null });
  await changeGrowth(db, buyer, { change: -999_999, source: "takenBack" }, now);
  expect(await center()).toMatchObject({ growth: 0, level: { rank: 1 } });
  expect(await invariantViolations(queryWith(db))).toEqual([]);
});

test("what membership saved is told of orders that were paid, less what was refunded", async () => {
  const { db } = server.database;
  await setPaidMember(db, buyer, true);
  await db
    .update(skus)
    .set({ memberPriceFen: fen(800) })
    .where(eq(skus.id, screwM6.skuId));
  const order = await buyNow(server, token, screwM6, 2);
  expect((await center()).saved).toEqual({ price: "0.00", freight: "0.00" });
  await payByBalance(server, token, order);
  // The shop asks ¥8 of others below ¥99.
  expect((await center()).saved).toEqual({ price: "4.00", freight: "8.00" });
  const [item] = await itemsOf(server, order);
  const refundSn = await applied(server, token, order, {
    refundType: 2,
    items: [{ orderItemId: item?.id ?? 0, prodCount: 1 }],
  });
  await act(server, refundSn, "accept");
  expect((await center()).saved).toEqual({ price: "2.00", freight: "8.00" });
  expect((await detailOf(server, token, order)).memberAmount).toBe("4.00");
});

test("a membership is over by the clock, everywhere at once", async () => {
  const { db } = server.database;
  const memberEndsAt = new Date(server.clock.now().getTime() + dayMs);
  await db.update(users).set({ paidLevelId: plus, memberEndsAt }).where(eq(users.id, buyer));
  const flag = async () => (await server.call(getUserInfo, {}, { token })).data.userInfo.paidMember;
  expect(await center()).toMatchObject({ membership: { isRunning: 1, endTime: chinaTime(memberEndsAt) } });
  expect(await flag()).toBe(1);
  await server.clock.advance(dayMs);
  expect(await center()).toMatchObject({ membership: { isRunning: 0, level: { levelId: plus } } });
  expect(await flag()).toBe(0);
});

test("an order's receipt gives growth and, by the level, more points; its refund takes both back", async () => {
  const { db } = server.database;
  await db.update(users).set({ growth: 0, memberLevel: 1 }).where(eq(users.id, other));
  const as = await server.signIn(other);
  await setPaidMember(db, other, true);
  await changeGrowth(db, other, { change: 8_000, source: "opening" }, server.clock.now());
  const order = await buyNow(server, as, screwM6, 5);
  await paidAndShipped(server, as, order);
  await server.clock.advance(11 * dayMs);
  const again = await server.signIn(other);
  const { actualTotal } = await detailOf(server, again, order);
  const { data } = await server.call(getMemberCenter, { query: {} }, { token: again });
  expect(data.growth).toBe(8_000 + Math.floor(Number(actualTotal)));
  expect(data.points).toBe(Math.floor(Math.floor(Number(actualTotal)) * 1.2));
  const refundSn = await applied(server, again, order, withReturn);
  await act(server, refundSn, "accept");
  await sendBack(server, again, refundSn);
  await act(server, refundSn, "receive");
  await act(server, refundSn, "payBack");
  await server.clock.advance(dayMs);
  const { data: after } = await server.call(getMemberCenter, { query: {} }, { token: again });
  expect(after).toMatchObject({ growth: 8_000, points: 0 });
  expect(await invariantViolations(queryWith(db))).toEqual([]);
});

test("tells the sign-ins of a month, and refuses what is none", async () => {
  expect((await center({ month: "2026-02" })).signIn).toMatchObject({ month: "2026-02", days: [] });
  const wrong = await server.call(getMemberCenter, { query: { month: "2026-13" } }, { token });
  expect(wrong.success).toBe(false);
  expect(await server.call(getMemberCenter, { query: {} })).toMatchObject({ code: "A00004" });
});
