/** The one place that changes points: the account and its ledger together, in the caller's transaction. */
import { pointLimits } from "@tradehall/mall-rules/limits";
import type { PointSource } from "@tradehall/mall-rules/states/payment/ledger";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { pointLedger, users } from "#server/db/schema/index.ts";

/** Earned points lapse with the end of the second year after their receipt, by the calendar of China. */
export function pointsLapseAt(receivedAt: Date): Date {
  const year = Number(chinaTime(receivedAt).slice(0, 4)) + pointLimits.lapseAfterYears;
  return new Date(`${year + 1}-01-01T00:00:00+08:00`);
}

export interface PointChange {
  change: number;
  source: PointSource;
  orderNumber?: string;
  /** Only of earned points. */
  expiresAt?: Date;
}

/** Books changes of one buyer's points; answers false, with nothing done, where there are too few. */
export async function changePoints(
  tx: Database,
  userId: number,
  changes: readonly PointChange[],
  now: Date,
): Promise<boolean> {
  const rows = changes.filter(({ change }) => change !== 0);
  if (rows.length === 0) return true;
  const total = rows.reduce((sum, { change }) => sum + change, 0);
  const moved = await tx
    .update(users)
    .set({ points: sql`${users.points} + ${total}` })
    .where(and(eq(users.id, userId), gte(users.points, -total)))
    .returning({ points: users.points });
  if (moved.length === 0) return false;
  await tx.insert(pointLedger).values(rows.map((row) => ({ ...row, userId, createdAt: now })));
  return true;
}
