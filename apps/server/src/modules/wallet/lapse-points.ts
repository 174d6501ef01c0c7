/**
 * Points that lapse. What a buyer spends is taken from the oldest first; so of all points due by now there is left
 * what was not spent since: earned and due, less everything that is not an earning (spent, given back, lapsed).
 */
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { needOwnTransactions } from "#server/db/own-transactions.ts";
import { pointLedger } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { changePoints } from "./points.ts";

const isDue = (now: Date) => and(lte(pointLedger.expiresAt, now), isNull(pointLedger.lapsedAt));

/** No two lapse the same points: the buyer is locked first. */
async function lapseOf(tx: Database, userId: number, now: Date): Promise<void> {
  await lockBuyer(tx, userId);
  const [sums] = await tx
    .select({
      due: sql<number>`coalesce(sum(${pointLedger.change}) filter (where ${lte(pointLedger.expiresAt, now)}), 0)::int`,
      other: sql<number>`coalesce(sum(${pointLedger.change}) filter (where ${pointLedger.expiresAt} is null), 0)::int`,
    })
    .from(pointLedger)
    .where(eq(pointLedger.userId, userId));
  const left = Math.max(0, (sums?.due ?? 0) + (sums?.other ?? 0));
  await changePoints(tx, userId, [{ change: -left, source: "lapsed" }], now);
  await tx
    .update(pointLedger)
    .set({ lapsedAt: now })
    .where(and(eq(pointLedger.userId, userId), isDue(now)));
}

/** Lets due points lapse, of one buyer before they are spent or of anyone who has some; answers how many buyers. */
export async function lapsePoints(
  db: Database,
  now: Date,
  { userId, atMost = 1 }: { userId?: number; atMost?: number },
): Promise<number> {
  needOwnTransactions(db);
  const due = await db
    .selectDistinct({ userId: pointLedger.userId })
    .from(pointLedger)
    .where(and(isDue(now), userId === undefined ? undefined : eq(pointLedger.userId, userId)))
    .orderBy(asc(pointLedger.userId))
    .limit(atMost);
  for (const one of due) await db.transaction((tx) => lapseOf(tx, one.userId, now));
  return due.length;
}
