import { searchMessages } from "@tradehall/api-client/endpoints/chat/search-messages";
import { chatSearchRules } from "@tradehall/mall-rules/checks/chat";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { and, desc, eq, ilike, or, sql } from "drizzle-orm";
import { escapeLike } from "#server/db/escape-like.ts";
import { chatMessages } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { toMessages } from "./message-answers.ts";
import { findConversation } from "./own-conversations.ts";

export default handle(searchMessages, async ({ query }, { db, clock, buyer: { userId } }) => {
  const values = normalized(chatSearchRules, { get: () => query.keyword });
  refuseFields(faultsOf(chatSearchRules, values));
  const { id } = await findConversation(db, userId, query.conversationId);
  const pattern = `%${escapeLike(values.keyword)}%`;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, id),
        or(
          ilike(chatMessages.text, pattern),
          sql`${chatMessages.content} ->> 'name' ilike ${pattern}`,
          sql`${chatMessages.content} ->> 'orderNumber' ilike ${pattern}`,
        ),
      ),
    )
    .orderBy(desc(chatMessages.seq))
    .limit(chatLimits.found);
  return toMessages(db, rows, { reader: userId, now: clock.now() });
});
