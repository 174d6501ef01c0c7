import { deleteComment } from "@tradehall/api-client/endpoints/comment/delete-comment";
import { eq } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockOwnComment } from "./own-comments.ts";
import { recountReviews } from "./recount-reviews.ts";

export default handle(deleteComment, async ({ params: { prodCommId } }, { db, buyer }) =>
  db.transaction(async (tx) => {
    const { prodId } = await lockOwnComment(tx, buyer, prodCommId);
    await tx.update(comments).set({ isDeleted: true }).where(eq(comments.id, prodCommId));
    await recountReviews(tx, [prodId]);
    return null;
  }),
);
