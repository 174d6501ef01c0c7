/**
 * What happened in chats, told to every process that has sockets by PostgreSQL's own NOTIFY, after the commit. Only ids are
 * told: who hears of them reads the rows, and what was not heard is found by looking (chat-sockets.ts).
 */
import { chatSides } from "@tradehall/mall-rules/states/chat/chat";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#server/db/database.ts";

export const chatChannel = "tradehall_chat";

const ofBuyer = { userId: v.number(), conversationId: v.number() };
const News = v.variant("type", [
  v.object({ type: v.literal("message"), ...ofBuyer }),
  v.object({ type: v.literal("read"), ...ofBuyer, side: v.picklist(chatSides), seq: v.number() }),
  /** The other side writes. */
  v.object({ type: v.literal("typing"), ...ofBuyer, side: v.picklist(chatSides) }),
  v.object({ type: v.literal("presence"), shopId: v.number(), isOnline: v.boolean() }),
  /** A browser has connected for the buyer: those of other sessions give way. */
  v.object({ type: v.literal("connected"), userId: v.number(), sessionId: v.number(), at: v.number() }),
]);
export type ChatNews = v.InferOutput<typeof News>;

/** Told with the commit where `db` is a transaction. */
export const notifyChat = (db: Pick<Database, "execute">, news: ChatNews): Promise<unknown> =>
  db.execute(sql`select pg_notify(${chatChannel}, ${JSON.stringify(news)})`);

/** Undefined for what another version of the server says. */
export function readChatNews(payload: string): ChatNews | undefined {
  try {
    const read = v.safeParse(News, JSON.parse(payload));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
