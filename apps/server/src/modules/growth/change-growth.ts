/** The one place that changes growth: the account, its level and the ledger together, in the caller's transaction. */
import type { GrowthSource } from "@tradehall/mall-rules/states/member";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { growthLedger, memberLevels, users } from "#server/db/schema/index.ts";

export interface GrowthChange {
  change: number;
  source: GrowthSource;
  orderNumber?: string;
}

/** The buyer must be locked. No more goes than is there: an order of before there was a ledger earned none. */
export async function changeGrowth(
  tx: Database,
  userId: number,
  asked: GrowthChange,
  now: Date,
): Promise<void> {
  if (asked.change === 0) return;
  const [user] = await tx.select({ growth: users.growth }).from(users).where(eq(users.id, userId));
  const growth = user?.growth ?? 0;
  const change = Math.max(asked.change, -growth);
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
