/** A buyer's conversations: one with each shop and one with the platform, the buyer's alone whatever enterprise they act for. */
import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { chatMessages, conversations, shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { refuse } from "#server/refuse.ts";

export type ConversationRow = typeof conversations.$inferSelect;

const isPair = (userId: number, shopId: number) =>
  and(
    eq(conversations.userId, userId),
    shopId === platformShopId ? isNull(conversations.shopId) : eq(conversations.shopId, shopId),
  );

/** A conversation of the buyer; any other is missing. */
export async function findConversation(db: Database, userId: number, id: number): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)));
  return row ?? refuse("conversationMissing");
}

/** The one conversation of a buyer and a shop; a shop that is closed takes no new one. */
export async function openWith(
  db: Database,
  userId: number,
  shopId: number,
  now: Date,
): Promise<ConversationRow> {
  const find = async () => (await db.select().from(conversations).where(isPair(userId, shopId)))[0];
  const found = await find();
  if (found) return found;
  if (shopId !== platformShopId) {
    const [shop] = await db.select({ status: shops.status }).from(shops).where(eq(shops.id, shopId));
    if (!shop) refuse("shopMissing");
    if (!isShopOpen(shop.status)) refuse("chatClosedShop");
  }
  await db
    .insert(conversations)
    .values({
      userId,
      shopId: shopId === platformShopId ? null : shopId,
      ...{ lastAt: now, createdAt: now },
    })
    .onConflictDoNothing();
  return (await find()) ?? refuse("conversationMissing");
}

/** Messages of the other side that the buyer has not read, in a conversation of the statement around it. */
export const unreadOf = sql<number>`(select count(*)::int from ${chatMessages} unread
  where unread.conversation_id = ${conversations.id} and unread.seq > ${conversations.buyerReadSeq}
    and unread.party <> 'buyer')`;

const unreadInAll = statement<{ userId: number }>()((db, { userId }) =>
  db
    .select({ unread: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(
      chatMessages,
      and(
        eq(chatMessages.conversationId, conversations.id),
        sql`${chatMessages.seq} > ${conversations.buyerReadSeq}`,
        ne(chatMessages.party, "buyer"),
      ),
    )
    .where(eq(conversations.userId, userId)),
);

/** Of all conversations of the buyer. */
export async function countUnreadChat(db: Database, userId: number): Promise<number> {
  const [row] = await unreadInAll(db, { userId });
  return row?.unread ?? 0;
}
