/** A buyer's chats for the download of their data, and what becomes of them with their account. */
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { chatMessages, conversations, shops } from "#server/db/schema/index.ts";

export const ownChatRows = (db: Database, userId: number) =>
  db
    .select({
      shop: sql<string>`coalesce(${shops.name}, '')`,
      source: chatMessages.party,
      content: sql<string>`case when ${chatMessages.kind} = 'text' then ${chatMessages.text}
        else coalesce(${chatMessages.content} ->> 'name', '') end`,
      createdAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(shops, eq(shops.id, conversations.shopId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.id), asc(chatMessages.seq));
