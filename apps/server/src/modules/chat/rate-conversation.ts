import { rateConversation } from "@tradehall/api-client/endpoints/chat/rate-conversation";
import { chatRatingRules } from "@tradehall/mall-rules/checks/chat";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { eq } from "drizzle-orm";
import { chatRatings, conversations } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { ratable } from "./conversation-answers.ts";
import { findConversation } from "./own-conversations.ts";

export default handle(rateConversation, async ({ body }, { db, clock, buyer: { userId } }) => {
  const typed = { get: (name: string) => (name === "score" ? String(body.score) : body.note) };
  const { score, note } = normalized(chatRatingRules, typed);
  refuseFields(faultsOf(chatRatingRules, { score, note }));
  const { id } = await findConversation(db, userId, body.conversationId);
  await db.transaction(async (tx) => {
    const which = eq(conversations.id, id);
    await tx.select({ id: conversations.id }).from(conversations).where(which).for("update");
    const [now] = await tx
      .select({ seq: conversations.lastSeq, isRateable: ratable })
      .from(conversations)
      .where(which);
    if (!now?.isRateable) refuse("chatRateNotNow");
    await tx
      .insert(chatRatings)
      .values({ conversationId: id, seq: now.seq, score: Number(score), note, createdAt: clock.now() });
  });
  return null;
});
