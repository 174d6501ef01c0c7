import { addFollowUp } from "@tradehall/api-client/endpoints/comment/add-follow-up";
import { followUpRules } from "@tradehall/mall-rules/checks/comment";
import { faultsOf } from "@tradehall/mall-rules/checks/form";
import { eq } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { toOwnComment } from "./comment-rows.ts";
import { lockOwnComment, publishPictures } from "./own-comments.ts";

export default handle(addFollowUp, async ({ body: { prodCommId, content, pics } }, context) => {
  const { db, buyer, clock } = context;
  refuseFields(faultsOf(followUpRules, { content }));
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockOwnComment(tx, buyer, prodCommId);
    if (!toOwnComment(row, now).allowedActions.includes("followUp")) refuse("followUpClosed");
    const followUpPictures = await publishPictures(tx, context, pics);
    const [added = row] = await tx
      .update(comments)
      .set({ followUp: content.trim(), followUpPictures, followUpAt: now })
      .where(eq(comments.id, prodCommId))
      .returning();
    return toOwnComment(added, now);
  });
});
