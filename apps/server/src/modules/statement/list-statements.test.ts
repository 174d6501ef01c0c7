import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enterprises, notifyLogs, statements } from "#server/db/schema/index.ts";
import { closeStatements } from "#server/jobs/close-statements.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { closeThisMonth, giveAddresses, headsOf } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("the job closes a month once and tells the administrator; who acts for no enterprise has their own", async () => {
  const { db } = server.database;
  await giveAddresses(server, users.retail);
  for (const id of [users.buyer, users.retail]) {
    const token = await server.signIn(id);
    await pay(server, token, await buyNow(server, token, helmet));
  }
  const month = await closeThisMonth(server);
  await Promise.all([closeStatements(server), closeStatements(server)]);
  const closed = await db.select().from(statements);
  expect(closed).toMatchObject([{ month, lineCount: 1, userId: 0 }]);
  const [enterprise] = await db
    .select()
    .from(enterprises)
    .where(eq(enterprises.id, closed[0]?.enterpriseId ?? 0));
  const [told] = await db.select().from(notifyLogs).orderBy(desc(notifyLogs.id)).limit(1);
  expect(told).toMatchObject({ event: "statementClosed", userId: enterprise?.adminUserId });
  const own = await headsOf(server, await server.signIn(users.retail));
  expect(own).toMatchObject([{ month, state: "closed", count: 1 }]);
});
