/** Messages of a conversation, a page in either direction. */
import { toFlag } from "@tradehall/api-client/models/wire";
import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { chatMessages } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { toMessages } from "./message-answers.ts";
import { findConversation } from "./own-conversations.ts";
import { agentsOnline } from "./presence.ts";

type Reading = Pick<Context, "db" | "clock" | "buyer" | "settings">;
interface Wanted {
  conversationId: number;
  size: number;
  beforeSeq?: number | undefined;
  afterSeq?: number;
}

export async function messagesPage(
  { db, clock, buyer: { userId }, settings }: Reading,
  { conversationId, size, beforeSeq, afterSeq }: Wanted,
) {
  const now = clock.now();
  const conversation = await findConversation(db, userId, conversationId);
  const isForward = afterSeq !== undefined;
  const bound = isForward
    ? gt(chatMessages.seq, afterSeq)
    : beforeSeq === undefined
      ? undefined
      : lt(chatMessages.seq, beforeSeq);
  // One more than is wanted says whether there are more.
  const found = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), bound))
    .orderBy(isForward ? asc(chatMessages.seq) : desc(chatMessages.seq))
    .limit(size + 1);
  const rows = found.slice(0, size);
  if (!isForward) rows.reverse();
  const isOnline = await agentsOnline(db, [conversation.shopId], settings);
  return {
    messages: await toMessages(db, rows, { reader: userId, now }),
    hasMore: toFlag(found.length > size),
    shopReadSeq: conversation.shopReadSeq,
    isOnline: toFlag(isOnline(conversation.shopId)),
    now: now.getTime(),
  };
}
