import { listConversations } from "@tradehall/api-client/endpoints/chat/list-conversations";
import { eq } from "drizzle-orm";
import { conversations } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { conversationRows, toConversations } from "./conversation-answers.ts";
import { countUnreadChat } from "./own-conversations.ts";

export default handle(listConversations, async ({ query }, { db, clock, locale, settings, buyer }) => {
  const own = eq(conversations.userId, buyer.userId);
  const [page, unreadCount] = await Promise.all([
    pageQuery(query, db.$count(conversations, own), conversationRows(db, own), (rows) =>
      toConversations(db, rows, { locale, settings }),
    ),
    countUnreadChat(db, buyer.userId),
  ]);
  return { ...page, unreadCount, now: clock.now().getTime() };
});
