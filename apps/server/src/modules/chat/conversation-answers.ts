/** Conversations as the contract says them. */
import type { Conversation } from "@tradehall/api-client/models/chat";
import { toFlag } from "@tradehall/api-client/models/wire";
import { platformShopId } from "@tradehall/mall-rules/states/chat/chat";
import { fill, type Locale } from "@tradehall/mall-rules/words";
import { chatKindWords, platformServiceName } from "@tradehall/mall-rules/words/chat";
import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { chatMessages, chatRatings, conversations, shops } from "#server/db/schema/index.ts";
import type { Settings } from "#server/settings.ts";
import type { MessageRow } from "./message-answers.ts";
import { unreadOf } from "./own-conversations.ts";
import { agentsOnline } from "./presence.ts";

interface Reading {
  locale: Locale;
  settings: Pick<Settings, "autopilot">;
}

/** A message in words, for a list. */
function wordsOf(row: MessageRow | null, locale: Locale): string {
  if (!row) return "";
  if (row.kind === "text") return row.text;
  return fill(chatKindWords[row.kind][locale], { name: row.content.name ?? "" });
}

/** Answers of the shop since the last rating. */
export const ratable = sql<boolean>`exists (select 1 from ${chatMessages} answered
  where answered.conversation_id = ${conversations.id} and answered.party = 'shop'
    and answered.seq > coalesce((select max(rated.seq) from ${chatRatings} rated
      where rated.conversation_id = ${conversations.id}), 0))`;

/** Conversations that `where` names, spoken in last first. */
export function conversationRows(db: Database, where: SQL | undefined) {
  return db
    .select({
      row: conversations,
      shop: { name: shops.name, logo: shops.logo, shopType: shops.shopType },
      last: chatMessages,
      unread: unreadOf,
      isRateable: ratable,
    })
    .from(conversations)
    .leftJoin(shops, eq(shops.id, conversations.shopId))
    .leftJoin(
      chatMessages,
      and(
        eq(chatMessages.conversationId, conversations.id),
        eq(chatMessages.seq, conversations.lastSeq),
        gt(conversations.lastSeq, 0),
      ),
    )
    .where(where)
    .orderBy(desc(conversations.lastAt), desc(conversations.id));
}

type Rows = Awaited<ReturnType<typeof conversationRows>>;

export async function toConversations(
  db: Database,
  rows: Rows,
  { locale, settings }: Reading,
): Promise<Conversation[]> {
  const isOnline = await agentsOnline(
    db,
    rows.map(({ row }) => row.shopId),
    settings,
  );
  return rows.map(({ row, shop, last, unread, isRateable }) => ({
    conversationId: row.id,
    shopId: row.shopId ?? platformShopId,
    shopName: shop?.name ?? platformServiceName[locale],
    shopLogo: shop?.logo ?? "",
    shopType: shop?.shopType ?? 0,
    isOnline: toFlag(isOnline(row.shopId)),
    unreadCount: unread,
    lastSeq: row.lastSeq,
    lastText: wordsOf(last, locale),
    lastAt: row.lastAt.getTime(),
    readSeq: row.buyerReadSeq,
    shopReadSeq: row.shopReadSeq,
    isRateable: toFlag(isRateable),
  }));
}
