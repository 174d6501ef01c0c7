import { getMemberCenter } from "@tradehall/api-client/endpoints/membership/get-member-center";
import { signInToday } from "@tradehall/api-client/endpoints/membership/sign-in-today";
import { memberLimits } from "@tradehall/mall-rules/limits";
import { chinaMidnight, dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { pointLedger, signIns } from "#server/db/schema/index.ts";
import { walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other, retail } = world.users;
const row = memberLimits.signInPoints;

const sign = (token: string) => server.call(signInToday, {}, { token });
const seen = async (token: string) =>
  (await server.call(getMemberCenter, { query: {} }, { token })).data.signIn;
/** To so long after the midnight in China that comes next. */
const toMidnight = async (more = 0) => {
  const now = server.clock.now();
  await server.clock.advance(chinaMidnight(now).getTime() + dayMs + more - now.getTime());
};

test("fifty presses at once count once", async () => {
  const token = await server.signIn(other);
  const before = await walletOf(server, other);
  const answers = await Promise.all(Array.from({ length: 50 }, () => sign(token)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)).toMatchObject({
    code: "A00001",
    msg: "今天已签到，明天再来",
  });
  expect(await server.database.db.$count(signIns, eq(signIns.userId, other))).toBe(1);
  expect((await walletOf(server, other))?.points).toBe((before?.points ?? 0) + (row[0] ?? 0));
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

test("days in a row give more, by China's midnight, and a missed day begins again", async () => {
  let token = await server.signIn(retail);
  await toMidnight(-1_000);
  expect((await sign(token)).data).toMatchObject({ streak: 1, points: row[0] });
  await server.clock.advance(2_000);
  expect(await seen(token)).toMatchObject({ isSignedIn: 0, streak: 1, nextPoints: row[1] });
  for (const streak of [2, 3, 4, 5, 6, 7, 8]) {
    expect((await sign(token)).data).toMatchObject({ streak, points: row[(streak - 1) % row.length] });
    await server.clock.advance(dayMs);
    // A session ends sooner than the row of days.
    token = await server.signIn(retail);
  }
  await server.clock.advance(dayMs);
  expect(await seen(token)).toMatchObject({ streak: 0, nextPoints: row[0] });
  expect((await sign(token)).data).toMatchObject({ streak: 1, points: row[0] });
});

test("points of a sign-in lapse as earned ones do", async () => {
  const token = await server.signIn(buyer);
  await sign(token);
  const rows = await server.database.db.select().from(pointLedger).where(eq(pointLedger.source, "checkIn"));
  expect(rows.every(({ expiresAt }) => expiresAt !== null)).toBe(true);
});

test("is closed to visitors", async () => {
  expect(await server.call(signInToday)).toMatchObject({ code: "A00004" });
  expect(await server.call(signInToday, {}, { token: "made up" })).toMatchObject({ code: "A00004" });
});
