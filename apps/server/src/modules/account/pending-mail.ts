/** Mail addresses whose link has not been opened yet. */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { mailConfirmations } from "#server/db/schema/index.ts";

const isWaiting = (userId: number, now: Date) =>
  and(
    eq(mailConfirmations.userId, userId),
    isNull(mailConfirmations.usedAt),
    gt(mailConfirmations.expiresAt, now),
  );

/** "" for none. */
export async function waitingMail(db: Database, userId: number, now: Date): Promise<string> {
  const [row] = await db
    .select({ mail: mailConfirmations.mail })
    .from(mailConfirmations)
    .where(isWaiting(userId, now));
  return row?.mail ?? "";
}

/** Makes the link that waits, if any, good no more. Its row stays, since it counts for the letters of a day. */
export async function expirePendingMail(tx: Database, userId: number, now: Date): Promise<void> {
  await tx.update(mailConfirmations).set({ expiresAt: now }).where(isWaiting(userId, now));
}
