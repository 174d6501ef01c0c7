import { listSeckillRounds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-rounds";
import type { ActivityKind } from "@tradehall/mall-rules/states/promotion/activity";
import { chinaMidnight } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { activities } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const hour = 3_600_000;
beforeAll(async () => {
  const { clock, database } = server;
  const midnight = chinaMidnight(clock.now()).getTime();
  // Ten in the morning in China, whenever the test runs.
  await clock.advance(midnight + 34 * hour - clock.now().getTime());
  const day = midnight + 24 * hour;
  const round = (name: string, from: number, to: number, kind: ActivityKind = "seckill") => ({
    ...{ kind, name, startsAt: new Date(day + from * hour), endsAt: new Date(day + to * hour) },
  });
  await database.db
    .insert(activities)
    .values([
      round("昨日", -4, -2),
      round("早场", 8, 10),
      round("十点", 10, 12),
      round("午场", 14, 16),
      round("明日", 34, 36),
      round("后日", 58, 60),
      round("拼团", 9, 12, "grouping"),
    ]);
});

test("names the rounds of today and tomorrow by time, and each begins and ends to the millisecond", async () => {
  const { data } = await server.call(listSeckillRounds);
  expect(data.rounds.map(({ name, status }) => `${name} ${status}`)).toEqual([
    ...["早场 ended", "十点 inProgress", "午场 notStarted", "明日 notStarted"],
  ]);
  expect(data.rounds[1]).toMatchObject({ startTime: expect.stringContaining(" 10:00:00") });
  await server.clock.advance(2 * hour);
  const later = (await server.call(listSeckillRounds)).data;
  expect(later.rounds.map(({ status }) => status)).toEqual(["ended", "ended", "notStarted", "notStarted"]);
});

test("names the next round of a later day where none of these days is left to run", async () => {
  await server.clock.advance(27 * hour);
  const { data } = await server.call(listSeckillRounds);
  // The day after: its own round comes, and nothing is added.
  expect(data.rounds.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "明日 ended",
    "后日 notStarted",
  ]);
  await server.database.db.delete(activities).where(eq(activities.name, "后日"));
  const later = new Date(server.clock.now().getTime() + 96 * hour);
  await server.database.db
    .insert(activities)
    .values({ kind: "seckill", name: "大后日", startsAt: later, endsAt: new Date(later.getTime() + hour) });
  const after = (await server.call(listSeckillRounds)).data;
  expect(after.rounds.map(({ name, status }) => `${name} ${status}`)).toEqual([
    ...["明日 ended", "大后日 notStarted"],
  ]);
});
