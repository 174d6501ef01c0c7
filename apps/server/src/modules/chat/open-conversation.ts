import { openConversation } from "@tradehall/api-client/endpoints/chat/open-conversation";
import { eq } from "drizzle-orm";
import { conversations } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { conversationRows, toConversations } from "./conversation-answers.ts";
import { openWith } from "./own-conversations.ts";

export default handle(openConversation, async ({ body }, { db, clock, locale, settings, buyer }) => {
  const { id } = await openWith(db, buyer.userId, body.shopId, clock.now());
  const rows = await conversationRows(db, eq(conversations.id, id));
  const [opened] = await toConversations(db, rows, { locale, settings });
  return opened ?? refuse("conversationMissing");
});
