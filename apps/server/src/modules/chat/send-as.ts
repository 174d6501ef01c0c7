/**
 * The one way into a conversation, for both sides, by call and by socket. Its row is locked, so that sequences have no hole and
 * stand in the order of their commits; the sender's own id makes a message one, however often it is sent.
 */
import type { SentMessage } from "@tradehall/api-client/models/chat";
import type { ChatParty } from "@tradehall/mall-rules/states/chat/chat";
import { and, eq } from "drizzle-orm";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { chatMessages, conversations } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { refuse } from "#server/refuse.ts";
import type { MessageRow } from "./message-answers.ts";
import { notifyChat } from "./news.ts";
import { type ConversationRow, findConversation } from "./own-conversations.ts";
import { type Kept, keptContent, keptText } from "./sent-content.ts";

interface OutgoingMessage {
  conversationId: number;
  party: ChatParty;
  clientId: string;
  kept: Kept;
}

const isSame = ({ conversationId, party, clientId }: Omit<OutgoingMessage, "kept">) =>
  and(
    eq(chatMessages.conversationId, conversationId),
    eq(chatMessages.party, party),
    eq(chatMessages.clientId, clientId),
  );

async function findSent(
  db: Database,
  outgoing: Omit<OutgoingMessage, "kept">,
): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(chatMessages).where(isSame(outgoing));
  return row;
}

async function insertMessage(tx: Database, outgoing: OutgoingMessage, now: Date): Promise<MessageRow> {
  const which = eq(conversations.id, outgoing.conversationId);
  const [locked] = await tx.select().from(conversations).where(which).for("update");
  if (!locked) refuse("conversationMissing");
  const before = await findSent(tx, outgoing);
  if (before) return before;
  const { kept, ...own } = outgoing;
  const seq = locked.lastSeq + 1;
  // The clock of another process may be behind: what is said later is never shown as earlier.
  const sentAt = now < locked.lastAt ? locked.lastAt : now;
  const [row] = await tx
    .insert(chatMessages)
    .values({ ...own, ...kept, seq, sentAt })
    .returning();
  if (!row) refuse("conversationMissing");
  // Who answers has read what is above.
  const read = outgoing.party === "shop" ? { shopReadSeq: seq } : {};
  await tx
    .update(conversations)
    .set({ lastSeq: seq, lastAt: sentAt, ...read })
    .where(which);
  await notifyChat(tx, { type: "message", userId: locked.userId, conversationId: locked.id });
  if (outgoing.party === "shop")
    await notifyChat(tx, {
      type: "read",
      userId: locked.userId,
      conversationId: locked.id,
      side: "shop",
      seq,
    });
  return row;
}

interface Speaking {
  db: Database;
  clock: Clock;
  buyer: Buyer;
}

export interface Spoken {
  row: MessageRow;
  conversation: ConversationRow;
}

/** Says something for the buyer. */
export async function sendAsBuyer(
  { db, clock, buyer }: Speaking,
  { conversationId, clientId, content }: SentMessage,
): Promise<Spoken> {
  const conversation = await findConversation(db, buyer.userId, conversationId);
  const outgoing = { conversationId, party: "buyer", clientId } as const;
  // What was kept before is not checked again: the product may be off its shelf by now.
  const before = await findSent(db, outgoing);
  if (before) return { row: before, conversation };
  const now = clock.now();
  const kept = await keptContent(db, content, { buyer, conversation, now });
  const row = await db.transaction(async (tx) => {
    const { path } = kept.content;
    if (path) {
      await lockBuyer(tx, buyer.userId);
      if (!(await takeFiles(tx, { userId: buyer.userId, purpose: "chat" }, [path], now)))
        refuse("pictureMissing");
    }
    return insertMessage(tx, { ...outgoing, kept }, now);
  });
  return { row, conversation };
}

/** Answers for the shop, or says a line of the mall. */
export const sendAsShop = (
  db: Database,
  {
    party = "shop",
    text,
    ...outgoing
  }: { conversationId: number; party?: "shop" | "system"; clientId: string; text: string },
  now: Date,
): Promise<MessageRow> =>
  db.transaction((tx) =>
    insertMessage(tx, { ...outgoing, party, kept: { kind: "text", text: keptText(text), content: {} } }, now),
  );
