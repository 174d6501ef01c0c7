/** Which points lapse next: the oldest are spent first (see lapse-points.ts). */
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { pointLedger } from "#server/db/schema/index.ts";

/** The last second in which they count. */
export const lapseTimeOf = (expiresAt: Date): string => chinaTime(new Date(expiresAt.getTime() - 1_000));

/** The next points of a buyer to lapse, and when, as calls answer it; null where none do. */
export async function lapsingOf(db: Database, userId: number, now: Date) {
  const next = await nextToLapse(db, userId, now);
  return next && { score: next.score, time: next.time };
}

/** With the moment itself. */
export async function nextToLapse(db: Database, userId: number, now: Date) {
  const sums = await db
    .select({ expiresAt: pointLedger.expiresAt, change: sql<number>`sum(${pointLedger.change})::int` })
    .from(pointLedger)
    .where(eq(pointLedger.userId, userId))
    .groupBy(pointLedger.expiresAt)
    .orderBy(asc(pointLedger.expiresAt));
  let score = sums.find(({ expiresAt }) => expiresAt === null)?.change ?? 0;
  for (const { expiresAt, change } of sums) {
    if (!expiresAt) continue;
    score += change;
    if (expiresAt > now && score > 0) return { score, time: lapseTimeOf(expiresAt), expiresAt };
  }
  return null;
}
