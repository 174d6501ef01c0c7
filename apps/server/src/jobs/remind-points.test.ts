import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { notifyLogs, pointLedger, users } from "../db/schema/index.ts";
import { changePoints } from "../modules/wallet/points.ts";
import { testServer } from "../testing/test-server.ts";
import { world } from "../testing/world.ts";
import { remindPoints } from "./remind-points.ts";

const server = testServer();
const day = 86_400_000;
const { retail } = world.users;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * day);
const give = (change: number, expiresAt?: Date) =>
  changePoints(
    server.database.db,
    retail,
    [{ change, source: change > 0 ? "order" : "exchange", ...(expiresAt ? { expiresAt } : {}) }],
    server.clock.now(),
  );
const told = async () =>
  (await server.call(listMessages, {}, { token: await server.signIn(retail) })).data.records;
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(notifyLogs);
  await db.delete(pointLedger).where(eq(pointLedger.userId, retail));
  await db.update(users).set({ points: 0 }).where(eq(users.id, retail));
});

test("points that lapse within a month are told of once, however many processes there are", async () => {
  const lapse = inDays(20);
  await give(1_200, lapse);
  await give(800, lapse);
  await give(900, inDays(200));
  await Promise.all([remindPoints(server), remindPoints(server)]);
  await remindPoints(server);
  expect(await told()).toMatchObject([
    {
      title: "积分即将过期",
      link: "/member-center/integral-mall",
      content: expect.stringContaining("2,000 积分"),
    },
  ]);
});

test("each date is told of by itself", async () => {
  await give(300, inDays(10));
  await give(500, inDays(45));
  await remindPoints(server);
  expect(await told()).toHaveLength(1);
  await server.clock.advance(20 * day);
  await remindPoints(server);
  await remindPoints(server);
  expect(await told()).toHaveLength(2);
});

test("what is spent, has lapsed or is far away is not told of", async () => {
  await give(300, inDays(10));
  await give(-300);
  await give(700, inDays(60));
  await give(90, inDays(-1));
  await give(-90);
  await remindPoints(server);
  expect(await told()).toEqual([]);
});
