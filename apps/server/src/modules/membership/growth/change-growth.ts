/** The one place that changes growth: the account, its level and the ledger together, in the caller's transaction. */
import type { GrowthSource } from "@tradehall/mall-rules/states/membership/member";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { growthLedger, memberLevels, users } from "#server/db/schema/index.ts";

export interface GrowthChange {
  change: number;
  source: GrowthSource;
  orderNumber?: string;
}

/** What an order has given until now: one of before there was a ledger gave none, and nothing is taken back for it. */
async function givenBy(tx: Database, userId: number, orderNumber: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${growthLedger.change}), 0)::int` })
    .from(growthLedger)
    .where(and(eq(growthLedger.userId, userId), eq(growthLedger.orderNumber, orderNumber)));
  return row?.sum ?? 0;
}

/** The buyer must be locked. No more goes than is there, nor of an order than it gave. */
export async function changeGrowth(
  tx: Database,
  userId: number,
  asked: GrowthChange,
  now: Date,
): Promise<void> {
  if (asked.change === 0) return;
  const [user] = await tx.select({ growth: users.growth }).from(users).where(eq(users.id, userId));
  const growth = user?.growth ?? 0;
  const isTakenBack = asked.change < 0 && asked.orderNumber !== undefined;
  const most = isTakenBack ? Math.min(growth, await givenBy(tx, userId, asked.orderNumber ?? "")) : growth;
  const change = Math.max(asked.change, -most);
  if (change === 0) return;
  const after = growth + change;
  const reached = sql`(select coalesce(max(${memberLevels.rank}), 1) from ${memberLevels}
    where ${memberLevels.kind} = 'growth' and ${memberLevels.minGrowth} <= ${after})`;
  await tx
    .update(users)
    .set({ growth: after, memberLevel: sql`${reached}` })
    .where(eq(users.id, userId));
  await tx.insert(growthLedger).values({ ...asked, change, userId, createdAt: now });
}
