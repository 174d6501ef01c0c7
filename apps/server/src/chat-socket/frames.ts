/** What a socket's frames do: each one's work, after those that came before it. */
import { ClientFrame, type ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { isKeepable } from "@tradehall/mall-rules/checks/text";
import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import * as v from "valibot";
import { isPassingFault } from "#server/db/passing-faults.ts";
import { conversations } from "#server/db/schema/index.ts";
import { toMessages } from "#server/modules/chat/message-answers.ts";
import { notifyChat } from "#server/modules/chat/news.ts";
import { countUnreadChat, findConversation } from "#server/modules/chat/own-conversations.ts";
import { readUpTo } from "#server/modules/chat/read-up-to.ts";
import { sendAsBuyer } from "#server/modules/chat/send-as.ts";
import type { Parts } from "#server/parts.ts";
import { findSession } from "#server/plugins/session.ts";
import { Refusal } from "#server/refuse.ts";
import type { Connection } from "./connection.ts";
import type { Sockets } from "./sockets.ts";

type Frame = v.InferOutput<typeof ClientFrame>;
type FrameOf<T extends Frame["type"]> = Extract<Frame, { type: T }>;

/** When a frame that was too much, or met a busy server, may come again. */
const againMs = 2_000;

/** Undefined for what is no frame of this protocol. */
export function readFrame(text: string): Frame | undefined {
  try {
    const read = isKeepable(text) ? v.safeParse(ClientFrame, JSON.parse(text)) : undefined;
    return read?.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const refused = (code: string, given: Partial<FrameOfServer<"refused">>): ServerFrame => ({
  type: "refused",
  ...{ clientId: "", msg: "", fields: {}, retryMs: 0 },
  ...given,
  code,
});
type FrameOfServer<T extends ServerFrame["type"]> = Extract<ServerFrame, { type: T }>;

export const tooMuch = (frame: Frame): ServerFrame =>
  refused("A00015", { clientId: frame.type === "send" ? frame.clientId : "", retryMs: againMs });

export function createFrames(parts: Parts, sockets: Sockets, log: FastifyBaseLogger) {
  const { clock } = parts;
  const { db } = parts.database;

  async function hello(connection: Connection, { resume }: FrameOf<"hello">): Promise<void> {
    if (connection.helloAt > 0) return;
    const { userId, sessionId, seen } = connection;
    const rows = await db
      .select({ id: conversations.id, lastSeq: conversations.lastSeq })
      .from(conversations)
      .where(eq(conversations.userId, userId));
    const had = new Map(resume.map(({ conversationId, lastSeq }) => [conversationId, lastSeq]));
    for (const { id, lastSeq } of rows) seen.set(id, Math.min(had.get(id) ?? lastSeq, lastSeq));
    const unreadCount = await countUnreadChat(db, userId);
    const now = clock.now().getTime();
    connection.helloAt = now;
    connection.send({ type: "welcome", unreadCount, now });
    await notifyChat(db, { type: "connected", userId, sessionId, at: now });
    // Also what was said while the rows above were read.
    for (const { id } of rows) if (had.has(id)) sockets.queue(userId, id);
    await sockets.look([userId]);
  }

  async function send(connection: Connection, frame: FrameOf<"send">): Promise<void> {
    const { userId, seen } = connection;
    // What the buyer may do can have changed since the socket was opened, and the session can be over.
    const { buyer, over } = await findSession(parts, connection.token);
    if (!buyer) {
      connection.send({ type: "ended", reason: over ?? "offline" });
      return connection.close("ended");
    }
    const { row } = await sendAsBuyer({ db, clock, buyer }, frame);
    const [message] = await toMessages(db, [row], { reader: userId, now: clock.now() });
    if (!message) return;
    // Nothing is between it and what the socket has seen: it need not come once more.
    if ((seen.get(row.conversationId) ?? 0) === row.seq - 1) seen.set(row.conversationId, row.seq);
    connection.send({ type: "ack", clientId: frame.clientId, message });
  }

  async function act(connection: Connection, frame: Frame): Promise<void> {
    const { userId } = connection;
    if (frame.type === "ping") return connection.send({ type: "pong", now: clock.now().getTime() });
    if (frame.type === "hello") return hello(connection, frame);
    if (connection.helloAt === 0) return connection.close("badFrame");
    if (frame.type === "send") return send(connection, frame);
    const { conversationId } = frame;
    if (frame.type === "read") return readUpTo(db, { userId, conversationId, side: "buyer", seq: frame.seq });
    await findConversation(db, userId, conversationId);
    await notifyChat(db, { type: "typing", userId, conversationId, side: "buyer" });
  }

  return async (connection: Connection, frame: Frame): Promise<void> => {
    const clientId = frame.type === "send" ? frame.clientId : "";
    try {
      await act(connection, frame);
    } catch (error) {
      if (error instanceof Refusal) {
        const fields = error.fields(connection.locale);
        return connection.send(refused(error.code, { clientId, msg: error.text(connection.locale), fields }));
      }
      if (!isPassingFault(error)) log.error({ err: error }, "a frame of the chat failed");
      connection.send(refused("A00016", { clientId, retryMs: againMs }));
    }
  };
}
