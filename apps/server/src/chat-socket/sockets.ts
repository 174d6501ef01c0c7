/** The sockets of this process, by buyer, and what is delivered to them: rows in their order, from what each has seen. */

import { toFlag } from "@tradehall/api-client/models/wire";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { chatMessages, conversations } from "#server/db/schema/index.ts";
import { toMessages } from "#server/modules/chat/message-answers.ts";
import type { ChatNews } from "#server/modules/chat/news.ts";
import { countUnreadChat } from "#server/modules/chat/own-conversations.ts";
import type { Parts } from "#server/parts.ts";
import type { Connection } from "./connection.ts";

/** Messages that one statement reads. */
const batch = 100;

export function createSockets({ database: { db }, clock }: Pick<Parts, "database" | "clock">) {
  const byUser = new Map<number, Set<Connection>>();
  const due = new Map<number, Set<number>>();
  const working = new Map<number, Promise<void>>();

  const ofUser = (userId: number): Connection[] =>
    [...(byUser.get(userId) ?? [])].filter(({ helloAt }) => helloAt > 0);
  const all = (): Connection[] => [...byUser.values()].flatMap((set) => [...set]);

  /** Sends a conversation's messages on, to each socket from where it is. */
  async function deliver(userId: number, conversationId: number): Promise<void> {
    for (;;) {
      const to = ofUser(userId);
      if (to.length === 0) return;
      const from = Math.min(...to.map(({ seen }) => seen.get(conversationId) ?? 0));
      const rows = await db
        .select()
        .from(chatMessages)
        .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, from)))
        .orderBy(asc(chatMessages.seq))
        .limit(batch);
      const messages = await toMessages(db, rows, { reader: userId, now: clock.now() });
      for (const connection of to)
        for (const message of messages) {
          if (message.seq <= (connection.seen.get(conversationId) ?? 0)) continue;
          connection.seen.set(conversationId, message.seq);
          connection.send({ type: "message", message });
        }
      if (rows.length < batch) return;
    }
  }

  async function work(userId: number): Promise<void> {
    const waiting = due.get(userId);
    for (let [next] = waiting ?? []; next !== undefined; [next] = waiting ?? []) {
      waiting?.delete(next);
      await deliver(userId, next);
    }
  }

  /** One after another for each buyer; what comes meanwhile is read by the statement that follows. */
  function queue(userId: number, conversationId: number): void {
    const waiting = due.get(userId) ?? new Set();
    due.set(userId, waiting.add(conversationId));
    if (working.has(userId)) return;
    // A database that is away for a moment: the next look finds what is missing.
    const run = work(userId)
      .catch(() => undefined)
      .finally(() => {
        working.delete(userId);
        const left = due.get(userId);
        due.delete(userId);
        for (const id of left ?? []) queue(userId, id);
      });
    working.set(userId, run);
  }

  async function tellRead({ userId, conversationId, side, seq }: ChatNews & { type: "read" }): Promise<void> {
    const to = ofUser(userId);
    if (to.length === 0) return;
    for (const one of to) one.send({ type: "read", conversationId, side, seq });
    if (side !== "buyer") return;
    const total = await countUnreadChat(db, userId);
    const unread = and(
      eq(chatMessages.conversationId, conversationId),
      gt(chatMessages.seq, seq),
      sql`${chatMessages.party} <> 'buyer'`,
    );
    const unreadCount = await db.$count(chatMessages, unread);
    for (const one of to) one.send({ type: "unread", conversationId, unreadCount, total });
  }

  /** The account is at work in another browser: the sockets that were there before it give way. */
  function giveWay({ userId, sessionId, at }: ChatNews & { type: "connected" }): void {
    for (const one of byUser.get(userId) ?? []) {
      if (one.sessionId === sessionId || one.helloAt === 0 || one.helloAt > at) continue;
      one.send({ type: "replaced" });
      one.close("replaced");
    }
  }

  return {
    all,
    count: () => all().length,
    ofSession: (tokenHash: string) => all().filter((one) => one.tokenHash === tokenHash),
    add(connection: Connection): void {
      const set = byUser.get(connection.userId) ?? new Set();
      byUser.set(connection.userId, set.add(connection));
    },
    remove(connection: Connection): void {
      const set = byUser.get(connection.userId);
      set?.delete(connection);
      if (set?.size === 0) byUser.delete(connection.userId);
    },
    queue,
    hear(news: ChatNews): void {
      if (news.type === "message" && byUser.has(news.userId)) queue(news.userId, news.conversationId);
      if (news.type === "read") void tellRead(news).catch(() => undefined);
      if (news.type === "connected") giveWay(news);
      if (news.type === "typing" && news.side === "shop")
        for (const one of ofUser(news.userId))
          one.send({ type: "typing", conversationId: news.conversationId });
      if (news.type === "presence")
        for (const one of all())
          one.send({ type: "presence", shopId: news.shopId, isOnline: toFlag(news.isOnline) });
    },
    /** Finds what no notification came of, for these buyers; a notification is lost with its connection. */
    async look(userIds = [...byUser.keys()]): Promise<void> {
      if (userIds.length === 0) return;
      const rows = await db
        .select({ id: conversations.id, userId: conversations.userId, lastSeq: conversations.lastSeq })
        .from(conversations)
        .where(
          sql`${conversations.userId} = any(${sql.param(userIds)}::bigint[]) and ${conversations.lastSeq} > 0`,
        );
      for (const { id, userId, lastSeq } of rows)
        if (ofUser(userId).some(({ seen }) => (seen.get(id) ?? 0) < lastSeq)) queue(userId, id);
    },
  };
}

export type Sockets = ReturnType<typeof createSockets>;
