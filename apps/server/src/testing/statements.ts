/** Statements step by step, for tests about them. */
import { getStatement } from "@tradehall/api-client/endpoints/statement/get-statement";
import { listStatementLines } from "@tradehall/api-client/endpoints/statement/list-statement-lines";
import { listStatements } from "@tradehall/api-client/endpoints/statement/list-statements";
import { statementLimits } from "@tradehall/mall-rules/limits";
import { nextMonth, periodOf } from "@tradehall/mall-rules/states/payment/statement";
import { chinaMonth } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { addresses } from "../db/schema/index.ts";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

/** Gives people of the world an address to order to, as its buyer has one. */
export async function giveAddresses(server: TestServer, ...userIds: readonly number[]): Promise<void> {
  const { db } = server.database;
  const [{ id: _, ...address }] = (await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, world.users.buyer))) as [typeof addresses.$inferSelect];
  await db.insert(addresses).values(userIds.map((userId) => ({ ...address, userId })));
}

/** The month that runs by the server's clock. */
export const thisMonth = (server: TestServer): string => chinaMonth(server.clock.now());

/** Sets the clock behind the close of the running month; answers that month. */
export async function closeThisMonth(server: TestServer): Promise<string> {
  const month = thisMonth(server);
  const { from } = periodOf(nextMonth(month));
  await server.clock.advance(
    from.getTime() + 2 * statementLimits.closesAfterMs - server.clock.now().getTime(),
  );
  return month;
}

export const statementOf = (server: TestServer, token: string | undefined, month: string) =>
  server.call(getStatement, { query: { month } }, { token });

export const headsOf = async (server: TestServer, token: string) =>
  (await server.call(listStatements, {}, { token })).data.months;

export const linesOf = (server: TestServer, token: string | undefined, month: string, more: object = {}) =>
  server.call(listStatementLines, { query: { month, current: 1, size: 50, ...more } }, { token });
