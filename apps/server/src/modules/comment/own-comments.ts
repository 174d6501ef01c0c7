/** Own reviews, and the pictures that belong to them. */
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments, files } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";

export type CommentRow = typeof comments.$inferSelect;

/** Refuses pictures that are not uploads of this buyer. */
export async function requireOwnPictures(
  tx: Database,
  { userId }: Pick<Buyer, "userId">,
  paths: readonly string[],
): Promise<void> {
  const wanted = new Set(paths);
  if (wanted.size === 0) return;
  const known = await tx
    .selectDistinct({ path: files.path })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.path, [...wanted])));
  if (known.length < wanted.size) refuse("pictureMissing");
}

/** A review of the buyer, both locked. */
export async function lockOwnComment(
  tx: Database,
  { userId }: Buyer,
  prodCommId: number,
): Promise<CommentRow> {
  await lockBuyer(tx, userId);
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, prodCommId), eq(comments.userId, userId), eq(comments.isDeleted, false)))
    .for("update");
  return row ?? refuse("commentMissing");
}
