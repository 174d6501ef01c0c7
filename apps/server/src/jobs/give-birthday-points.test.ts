import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "../db/invariants.ts";
import { birthdayGifts, notifyLogs, users } from "../db/schema/index.ts";
import { setPaidMember } from "../testing/members.ts";
import { walletOf } from "../testing/purchase.ts";
import { testServer } from "../testing/test-server.ts";
import { world } from "../testing/world.ts";
import { birthdaysOn, giveBirthdayPoints } from "./give-birthday-points.ts";

const server = testServer();
const { buyer, other, retail } = world.users;

test("a member gets points once on the birthday, whatever number of processes there are", async () => {
  const { db } = server.database;
  const birthday = `1990${chinaDate(server.clock.now()).slice(4)}`;
  await db.update(users).set({ birthday }).where(eq(users.id, buyer));
  // Of the first level by growth, which gives none.
  await db.update(users).set({ birthday }).where(eq(users.id, other));
  await db.update(users).set({ birthday: "1990-01-02" }).where(eq(users.id, retail));
  await setPaidMember(db, buyer, true);
  const before = await walletOf(server, buyer);
  await Promise.all([giveBirthdayPoints(server), giveBirthdayPoints(server)]);
  await giveBirthdayPoints(server);
  expect((await walletOf(server, buyer))?.points).toBe((before?.points ?? 0) + 200);
  expect(await db.$count(birthdayGifts)).toBe(1);
  const told = await db.select().from(notifyLogs).where(eq(notifyLogs.event, "birthdayGift"));
  expect(told).toMatchObject([{ userId: buyer, values: { points: "200" } }]);
  expect(await invariantViolations(queryWith(db))).toEqual([]);
});

test.each([
  ["2027-02-28", ["02-28", "02-29"]],
  ["2028-02-28", ["02-28"]],
  ["2028-02-29", ["02-29"]],
  ["2027-05-06", ["05-06"]],
])("%s is the day of %j", (day, days) => {
  expect(birthdaysOn(day)).toEqual(days);
});
