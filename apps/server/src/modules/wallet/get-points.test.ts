import { getPoints } from "@tradehall/api-client/endpoints/wallet/get-points";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pointLedger, users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { changePoints } from "./points.ts";

const server = testServer();
const { other } = world.users;

test("says which points lapse next: the oldest are spent first", async () => {
  const { db } = server.database;
  const token = await server.signIn(other);
  const now = server.clock.now();
  const ask = async () => (await server.call(getPoints, {}, { token })).data;
  await db.delete(pointLedger).where(eq(pointLedger.userId, other));
  await db.update(users).set({ points: 0 }).where(eq(users.id, other));
  expect(await ask()).toMatchObject({ score: 0, lapsing: null });
  const end = (year: number) => new Date(`${year + 1}-01-01T00:00:00+08:00`);
  const year = now.getUTCFullYear();
  const earn = (change: number, of: number) =>
    changePoints(db, other, [{ change, source: "order", expiresAt: end(of) }], now);
  await earn(100, year + 1);
  await earn(40, year + 2);
  expect(await ask()).toMatchObject({
    score: 140,
    lapsing: { score: 100, time: `${year + 1}-12-31 23:59:59` },
  });
  await changePoints(db, other, [{ change: -70, source: "spent" }], now);
  expect((await ask()).lapsing).toMatchObject({ score: 30 });
  await changePoints(db, other, [{ change: -50, source: "spent" }], now);
  expect((await ask()).lapsing).toEqual({ score: 20, time: `${year + 2}-12-31 23:59:59` });
  expect(await server.call(getPoints)).toMatchObject({ code: "A00004" });
});
