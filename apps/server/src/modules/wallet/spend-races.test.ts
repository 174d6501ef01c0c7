import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { changeBalance } from "./balance.ts";
import { changePoints } from "./points.ts";

const server = testServer();
const { buyer } = world.users;
const times = 100;
const affordable = 37;

/** Has what for `affordable` spends is enough, and tries a hundred at once; answers how many were taken. */
async function taken(spend: (nth: number) => Promise<boolean>): Promise<number> {
  const done = await Promise.all(Array.from({ length: times }, (_, nth) => spend(nth)));
  return done.filter(Boolean).length;
}

test("of a hundred spends at once a balance and points pay what they can, and never fall below nothing", async () => {
  const { db } = server.database;
  const now = server.clock.now();
  const [before] = await db.select().from(users).where(eq(users.id, buyer));
  const topUp = fen(affordable * 100 - (before?.balanceFen ?? 0));
  if (topUp !== 0) await changeBalance(db, buyer, { changeFen: topUp, source: "platform" }, now);
  const more = affordable * 10 - (before?.points ?? 0);
  if (more !== 0) await changePoints(db, buyer, [{ change: more, source: "exchange" }], now);
  const byBalance = () =>
    db.transaction((tx) => changeBalance(tx, buyer, { changeFen: fen(-100), source: "platform" }, now));
  const byPoints = () =>
    db.transaction((tx) => changePoints(tx, buyer, [{ change: -10, source: "exchange" }], now));
  expect(await Promise.all([taken(byBalance), taken(byPoints)])).toEqual([affordable, affordable]);
  const [after] = await db.select().from(users).where(eq(users.id, buyer));
  expect(after).toMatchObject({ balanceFen: 0, points: 0 });
  expect(await invariantViolations(queryWith(db))).toEqual([]);
});
