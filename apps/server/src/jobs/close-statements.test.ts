import { fen } from "@tradehall/mall-rules/money";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { statements } from "#server/db/schema/index.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { onTerms, repay } from "#server/testing/credit.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { closeThisMonth } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { closeStatements } from "./close-statements.ts";

const server = testServer();
const closed = () =>
  server.database.db
    .select()
    .from(statements)
    .where(eq(statements.enterpriseId, ownEnterprise))
    .orderBy(asc(statements.month));

test("a month of repayments alone is closed, and so is one that the job missed", async () => {
  await onTerms(server);
  const first = await closeThisMonth(server);
  // No turn of the job: the server was away for a month.
  await server.clock.advance(31 * dayMs);
  await closeStatements(server);
  expect((await closed()).map(({ month }) => month)).toEqual([first]);
  const { admin } = world.users;
  const given = { changeFen: fen(100_000), source: "platform" as const };
  await changeBalance(server.database.db, admin, given, server.clock.now());
  const paidBack = await repay(server, await server.signIn(admin), { amount: "1" });
  expect(paidBack.success).toBe(true);
  const second = await closeThisMonth(server);
  await closeStatements(server);
  expect((await closed()).map(({ month, repaidFen }) => [month, repaidFen])).toEqual([
    [first, 0],
    [second, 100],
  ]);
  await closeStatements(server);
  expect(await closed()).toHaveLength(2);
});
