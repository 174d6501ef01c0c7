import { sandboxListChats } from "@tradehall/api-client/endpoints/sandbox/chat/list-chats";
import { toFlag } from "@tradehall/api-client/models/wire";
import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import { platformServiceName } from "@tradehall/mall-rules/words/chat";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { chatMessages, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { conversationRows, toConversations } from "#server/modules/chat/conversation-answers.ts";
import { toMessages } from "#server/modules/chat/message-answers.ts";
import { agentsOnline } from "#server/modules/chat/presence.ts";

const shown = 20;
/** Last messages of each. */
const shownMessages = 10;
/** The shop sees the pictures, too. */
const sandboxShop = 0;

export default handle(sandboxListChats, async (_, { db, clock, locale, settings }) => {
  const rows = await conversationRows(db, undefined).limit(shown);
  const chats = await toConversations(db, rows, { locale, settings });
  const ids = rows.map(({ row }) => row.userId);
  const accounts = await db
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(inArray(users.id, ids.length > 0 ? ids : [0]));
  const accountOf = new Map(accounts.map(({ id, account }) => [id, account]));
  const withMessages = await Promise.all(
    chats.map(async (chat, nth) => {
      const own = and(
        eq(chatMessages.conversationId, chat.conversationId),
        gt(chatMessages.seq, chat.lastSeq - shownMessages),
      );
      const messageRows = await db.select().from(chatMessages).where(own).orderBy(asc(chatMessages.seq));
      const messages = await toMessages(db, messageRows, { reader: sandboxShop, now: clock.now() });
      return { ...chat, account: accountOf.get(rows[nth]?.row.userId ?? 0) ?? "", messages };
    }),
  );
  const names = new Map<number, string>([[platformShopId, platformServiceName[locale]]]);
  for (const { shopId, shopName } of chats) names.set(shopId, shopName);
  const isOnline = await agentsOnline(db, [...names.keys()], settings);
  const presence = [...names].map(([shopId, shopName]) => ({
    shopId,
    shopName,
    isOnline: toFlag(isOnline(shopId)),
  }));
  return { chats: withMessages, presence };
});
