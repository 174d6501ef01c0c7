/** What decides whether a buyer may buy a level: the membership that runs, and their growth. */
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { isRunningLevel } from "#server/db/running-level.ts";
import { memberLevels, users } from "#server/db/schema/index.ts";

export async function standingOf(db: Database, userId: number, now: Date) {
  const [row] = await db
    .select({
      growth: users.growth,
      balanceFen: users.balanceFen,
      paidLevelId: users.paidLevelId,
      memberEndsAt: users.memberEndsAt,
      rank: memberLevels.rank,
    })
    .from(users)
    .leftJoin(memberLevels, and(isRunningLevel(now)))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { rank, memberEndsAt: endsAt } = row;
  const running = rank && endsAt ? { rank, endsAt: endsAt.getTime() } : undefined;
  return { ...row, running, now: now.getTime() };
}
