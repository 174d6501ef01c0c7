/** Footprints in the table: each product once, the newest ones kept. */
import { textLimits } from "@tradehall/mall-rules/limits";
import { dayMs, fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { footprints, users } from "#server/db/schema/index.ts";

/** Of this day in China (`yyyy-MM-dd`); undefined asks for every day. */
export function onDay(day: string | undefined): SQL | undefined {
  const from = day === undefined ? undefined : fromChinaTime(`${day} 00:00:00`);
  if (!from) return undefined;
  return and(gte(footprints.visitedAt, from), lt(footprints.visitedAt, new Date(from.getTime() + dayMs)));
}

/** Whether the buyer lets footprints be kept. */
export async function keepsFootprints(db: Database, userId: number): Promise<boolean> {
  const [row] = await db.select({ is: users.keepsFootprints }).from(users).where(eq(users.id, userId));
  return row?.is ?? false;
}

/** Forgets what falls off the end. */
export async function forgetOldest(
  db: Database,
  userId: number,
  most: number = textLimits.footprints,
): Promise<void> {
  const [last] = await db
    .select({ visitedAt: footprints.visitedAt })
    .from(footprints)
    .where(eq(footprints.userId, userId))
    .orderBy(desc(footprints.visitedAt))
    .limit(1)
    .offset(most - 1);
  if (!last) return;
  await db
    .delete(footprints)
    .where(and(eq(footprints.userId, userId), lt(footprints.visitedAt, last.visitedAt)));
}
