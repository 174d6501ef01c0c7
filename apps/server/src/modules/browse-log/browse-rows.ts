/** Footprints in the table: each product once, the newest ones kept. */
import { textLimits } from "@tradehall/mall-rules/limits";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { footprints } from "#server/db/schema/index.ts";

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
