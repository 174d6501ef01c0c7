import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { asc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifyLogs, quotes } from "#server/db/schema/index.ts";
import { asked, quoted } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { answerQuotes } from "./answer-quotes.ts";
import { followQuotes } from "./follow-quotes.ts";

const server = testServer();
const stateOf = async (quoteNo: string) => {
  const { db } = server.database;
  return (await db.select().from(quotes).where(eq(quotes.quoteNo, quoteNo)))[0]?.state;
};

test("a buyer is told once that an answer ends soon, and once of its end", async () => {
  const token = await server.signIn(world.users.buyer);
  const quoteNo = await quoted(server, token);
  const told = async () =>
    (
      await server.database.db
        .select({ event: notifyLogs.event })
        .from(notifyLogs)
        .where(like(notifyLogs.event, "quote%"))
        .orderBy(asc(notifyLogs.id))
    ).map(({ event }) => event);
  const turn = () => Promise.all([followQuotes(server), followQuotes(server)]);
  await turn();
  expect(await told()).toEqual(["quoteAnswered"]);
  await server.clock.advance(6.5 * dayMs);
  await turn();
  await turn();
  expect(await told()).toEqual(["quoteAnswered", "quoteEndsSoon"]);
  expect(await stateOf(quoteNo)).toBe("answered");
  await server.clock.advance(dayMs);
  await turn();
  await turn();
  expect(await told()).toEqual(["quoteAnswered", "quoteEndsSoon", "quoteExpired"]);
  expect(await stateOf(quoteNo)).toBe("expired");
});

test("the sandbox's shop answers after a minute, and nothing without the autopilot", async () => {
  const token = await server.signIn(world.users.buyer);
  const quoteNo = await asked(server, token);
  const turn = (autopilot: boolean) => {
    const { database, clock, settings } = server;
    return answerQuotes({ database, clock, settings: { ...settings, autopilot } });
  };
  await turn(true);
  expect(await stateOf(quoteNo)).toBe("asked");
  await server.clock.advance(61_000);
  await turn(false);
  expect(await stateOf(quoteNo)).toBe("asked");
  await turn(true);
  expect(await stateOf(quoteNo)).toBe("answered");
});
