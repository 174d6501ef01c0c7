/** A buyer's own pictures: how many they may send and keep, and that what is named is theirs. */

import { type UploadPurpose, uploadLimits } from "@tradehall/mall-rules/limits";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { files } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

/** Refuses where another picture of `bytes` is more than a buyer may send in a day, or keep in all. */
export async function requireRoom(db: Database, userId: number, bytes: number, now: Date): Promise<void> {
  const ofDay = gt(files.createdAt, new Date(now.getTime() - dayMs));
  const [held] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`,
      filesOfDay: sql<number>`(count(*) filter (where ${ofDay}))::int`,
      bytesOfDay: sql<number>`coalesce(sum(${files.bytes}) filter (where ${ofDay}), 0)::float8`,
    })
    .from(files)
    .where(eq(files.userId, userId));
  if (!held) return;
  const { aDay, kept } = uploadLimits;
  const words = (limit: { files: number; bytes: number }) => ({
    files: limit.files,
    max: limit.bytes / 1_048_576,
  });
  if (held.filesOfDay >= aDay.files || held.bytesOfDay + bytes > aDay.bytes)
    refuse("filesOfDay", words(aDay));
  if (held.files >= kept.files || held.bytes + bytes > kept.bytes) refuse("filesKept", words(kept));
}

/**
 * Marks uploads of the buyer as used, so that they are kept; answers whether all of `paths` are theirs and were sent for
 * this purpose. In the transaction that names them: the sweep waits for it, and it for the sweep.
 */
export async function takeFiles(
  tx: Database,
  { userId, purpose }: { userId: number; purpose: UploadPurpose },
  paths: readonly string[],
  now: Date,
): Promise<boolean> {
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return true;
  const taken = await tx
    .update(files)
    .set({ usedAt: sql`coalesce(${files.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(files.userId, userId), eq(files.purpose, purpose), inArray(files.path, wanted)))
    .returning({ path: files.path });
  return new Set(taken.map(({ path }) => path)).size === wanted.length;
}
