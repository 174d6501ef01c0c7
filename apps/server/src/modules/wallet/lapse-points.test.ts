import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { pointLedger, users } from "#server/db/schema/index.ts";
import { sweepPoints } from "#server/jobs/sweep.ts";
import { buyNow, confirm, walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { changePoints, pointsLapseAt } from "./points.ts";

const server = testServer();
const { other } = world.users;
const day = 86_400_000;

const book = (changes: Parameters<typeof changePoints>[2]) =>
  changePoints(server.database.db, other, changes, server.clock.now());
const earned = (change: number, days: number) => ({
  change,
  source: "order" as const,
  expiresAt: new Date(server.clock.now().getTime() + days * day),
});
const pointsOf = async () => (await walletOf(server, other))?.points;

beforeEach(async () => {
  const { db } = server.database;
  await db.delete(pointLedger).where(eq(pointLedger.userId, other));
  await db.update(users).set({ points: 0 }).where(eq(users.id, other));
});

test("points live to the end of the second year after their receipt, in China", () => {
  const end = "2028-12-31T16:00:00.000Z";
  expect(pointsLapseAt(new Date("2026-01-01T00:00:00+08:00")).toISOString()).toBe(end);
  expect(pointsLapseAt(new Date("2026-12-31T23:59:59+08:00")).toISOString()).toBe(end);
});

test("what was not spent of the oldest lapses, once, and the younger stay", async () => {
  await book([earned(100, 1), earned(500, 30)]);
  await book([{ change: -40, source: "spent" }]);
  await server.clock.advance(day - 60_000);
  await sweepPoints(server);
  expect(await pointsOf()).toBe(560);
  await server.clock.advance(60_000);
  await Promise.all([sweepPoints(server), sweepPoints(server), sweepPoints(server)]);
  expect(await pointsOf()).toBe(500);
  await server.clock.advance(30 * day);
  await sweepPoints(server);
  expect(await pointsOf()).toBe(0);
});

test("more spent than was due lets nothing lapse; what a canceled order gives back of it does", async () => {
  await book([earned(100, 1), earned(500, 30)]);
  await book([{ change: -150, source: "spent" }]);
  await server.clock.advance(day);
  await sweepPoints(server);
  expect(await pointsOf()).toBe(450);
  await book([{ change: 150, source: "returned" }]);
  await server.clock.advance(29 * day);
  await sweepPoints(server);
  expect(await pointsOf()).toBe(0);
});

test("no one spends points that have lapsed, swept or not", async () => {
  await book([earned(1_000, 1)]);
  const token = await server.signIn(other);
  const choices = { orderItem: { ...screwM6, prodCount: 2 }, isScorePay: 1, userUseScore: 100 };
  expect((await confirm(server, token, choices)).data.scoreInfo).toMatchObject({
    score: 1_000,
    usableScore: 100,
  });
  await server.clock.advance(day);
  expect((await confirm(server, token, choices)).success).toBe(false);
  expect(await pointsOf()).toBe(0);
  await buyNow(server, await server.signIn(other), screwM6, 2);
});

test("too many points are not booked at all", async () => {
  await book([earned(50, 9)]);
  expect(await book([{ change: -60, source: "spent" }])).toBe(false);
  const rows = await server.database.db.select().from(pointLedger).where(eq(pointLedger.userId, other));
  expect([rows.length, await pointsOf()]).toEqual([1, 50]);
});
