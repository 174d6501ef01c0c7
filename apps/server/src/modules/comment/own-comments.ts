/** Own reviews, and the pictures that belong to them. */
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments } from "#server/db/schema/index.ts";
import type { Buyer, Context } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { publishFile } from "#server/modules/file/file-store.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { refuse } from "#server/refuse.ts";

export type CommentRow = typeof comments.$inferSelect;

/**
 * Publishes pictures with the review that names them; answers the addresses under which everyone sees them. Refuses what was
 * not sent by this buyer for a review.
 */
export async function publishPictures(
  tx: Database,
  { buyer: { userId }, clock, settings }: Pick<Context, "buyer" | "clock" | "settings">,
  addresses: readonly string[],
): Promise<string[]> {
  const paths = addresses.map(filePathOf);
  if (!(await takeFiles(tx, { userId, purpose: "review" }, paths, clock.now()))) refuse("pictureMissing");
  return Promise.all(paths.map((path) => publishFile(settings.dataDir, path)));
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
