/** How far a side has read: it only goes on, and never beyond the last message. */
import type { ChatSide } from "@tradehall/mall-rules/states/chat/chat";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { conversations } from "#server/db/schema/index.ts";
import { notifyChat } from "./news.ts";

const columns = { buyer: conversations.buyerReadSeq, shop: conversations.shopReadSeq } as const;

export async function readUpTo(
  db: Database,
  {
    userId,
    conversationId,
    side,
    seq,
  }: { userId: number; conversationId: number; side: ChatSide; seq: number },
): Promise<void> {
  const column = columns[side];
  const upTo = sql<number>`least(${seq}::int, ${conversations.lastSeq})`;
  const [moved] = await db
    .update(conversations)
    .set(side === "buyer" ? { buyerReadSeq: upTo } : { shopReadSeq: upTo })
    .where(
      and(eq(conversations.id, conversationId), eq(conversations.userId, userId), sql`${column} < ${upTo}`),
    )
    .returning({ seq: column });
  if (moved) await notifyChat(db, { type: "read", userId, conversationId, side, seq: moved.seq });
}
