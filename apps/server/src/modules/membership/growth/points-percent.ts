import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { memberLevels, users } from "#server/db/schema/index.ts";

/** Levels that a user has now: the one of their growth, and the paid one that runs. */
export const isLevelOf = (now: Date) =>
  or(
    and(eq(memberLevels.kind, "growth"), eq(memberLevels.rank, users.memberLevel)),
    and(eq(memberLevels.id, users.paidLevelId), gt(users.memberEndsAt, now)),
  );

/** Points that an order earns, in percent: of the better of both levels. */
export async function pointsPercentOf(db: Database, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ percent: sql<number>`coalesce(max(${memberLevels.pointsPercent}), 100)` })
    .from(users)
    .leftJoin(memberLevels, isLevelOf(now))
    .where(eq(users.id, userId));
  return row?.percent ?? 100;
}
