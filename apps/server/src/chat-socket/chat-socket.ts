/** The chat's socket: opens for a session, reads frames in turn, and ends with the session or without a sign of life. */
import websocket from "@fastify/websocket";
import { retryAfterSeconds } from "@tradehall/http-guard/admission";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { chatSocketPath } from "@tradehall/mall-rules/states/chat/chat";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { sessions } from "#server/db/schema/index.ts";
import { chatChannel, readChatNews } from "#server/modules/chat/news.ts";
import type { Parts } from "#server/parts.ts";
import { localeOf } from "#server/plugins/envelope.ts";
import { findSession } from "#server/plugins/session.ts";
import { CodeOnly, TryLater } from "#server/refuse.ts";
import { type Connection, connectionOf } from "./connection.ts";
import { createFrames, readFrame, tooMuch } from "./frames.ts";
import { createSockets } from "./sockets.ts";

declare module "fastify" {
  interface FastifyRequest {
    sessionId: number;
  }
}

const { frameBytes, waiting, heartbeatMs, silentMs, helloMs, checkMs } = chatSocketLimits;

/** Another origin's page, where a browser names one; the mall's host speaks for its own pages. */
const isOfAnotherPage = ({ headers: { origin, host } }: FastifyRequest): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

const textOf = (data: unknown): string =>
  Buffer.isBuffer(data) ? data.toString() : Array.isArray(data) ? Buffer.concat(data).toString() : "";

export async function chatSocket(app: FastifyInstance, parts: Parts): Promise<void> {
  const { database, clock, settings } = parts;
  const { db } = database;
  await app.register(websocket, {
    options: { maxPayload: frameBytes, perMessageDeflate: false },
    // Who hangs up without a word is no fault.
    errorHandler: (_, socket) => socket.terminate(),
  });
  const sockets = createSockets(parts);
  const act = createFrames(parts, sockets, app.log);

  /** Frames one after another. */
  function serve(socket: WebSocket, connection: Connection): void {
    let last = Promise.resolve();
    let queued = 0;
    sockets.add(connection);
    const late = setTimeout(() => connection.helloAt === 0 && connection.close("silent"), helloMs);
    late.unref();
    socket.on("close", () => {
      clearTimeout(late);
      sockets.remove(connection);
    });
    socket.on("message", (data, isBinary) => {
      connection.heardAt = performance.now();
      const frame = isBinary ? undefined : readFrame(textOf(data));
      if (!frame) return connection.close("badFrame");
      if (queued >= waiting) return connection.close("tooMany");
      const isFree = connection.frames.take() && (frame.type !== "send" || connection.messages.take());
      if (!isFree) return connection.send(tooMuch(frame));
      queued += 1;
      last = last
        .then(() => act(connection, frame))
        .finally(() => {
          queued -= 1;
        });
    });
  }

  const sessionIdOf = async (tokenHash = ""): Promise<number> => {
    const which = eq(sessions.tokenHash, tokenHash);
    const [row] = await db.select({ id: sessions.id }).from(sessions).where(which);
    return row?.id ?? 0;
  };
  app.decorateRequest("sessionId", 0);
  app.route({
    method: "GET",
    url: chatSocketPath,
    exposeHeadRoute: false,
    // All that has to be asked for is, before the socket is open: a frame may come right behind it.
    onRequest: async (request) => {
      if (isOfAnotherPage(request)) throw new CodeOnly("A00013");
      if (sockets.count() >= chatSocketLimits.sockets) throw new TryLater("A00016", retryAfterSeconds());
      request.session = await findSession(parts, request.headers.authorization);
      request.sessionId = await sessionIdOf(request.session.buyer?.tokenHash);
    },
    handler: async () => {
      throw new CodeOnly("A00013");
    },
    wsHandler: (socket, request) => {
      const { buyer, over } = request.session;
      const token = request.headers.authorization ?? "";
      const connection = connectionOf(socket, {
        ...{ userId: buyer?.userId ?? 0, sessionId: request.sessionId, tokenHash: buyer?.tokenHash ?? "" },
        ...{ token, locale: localeOf(request), isSandbox: settings.sandbox },
      });
      if (!buyer) {
        connection.send({ type: "ended", reason: over ?? "offline" });
        return connection.close("ended");
      }
      const before = sockets.ofSession(buyer.tokenHash);
      if (before.length >= chatSocketLimits.ofSession) before[0]?.close("tooMany");
      serve(socket, connection);
    },
  });

  /** Sessions can end in many places: it is asked which of those that have sockets go on. */
  async function endWithSessions(): Promise<void> {
    const all = sockets.all();
    if (all.length === 0) return;
    const hashes = [...new Set(all.map(({ tokenHash }) => tokenHash))];
    const going = await db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(
        and(
          sql`${sessions.tokenHash} = any(${sql.param(hashes)}::text[])`,
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, clock.now()),
        ),
      );
    const open = new Set(going.map(({ tokenHash }) => tokenHash));
    for (const one of all) {
      if (open.has(one.tokenHash)) continue;
      const { over } = await findSession(parts, one.token);
      one.send({ type: "ended", reason: over ?? "offline" });
      one.close("ended");
    }
  }

  function dropSilent(): void {
    const now = performance.now();
    for (const one of sockets.all()) {
      if (now - one.heardAt > silentMs) one.cut();
      else one.ping();
    }
  }

  let stop: (() => Promise<void>) | undefined;
  const timers: NodeJS.Timeout[] = [];
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await endWithSessions();
      await sockets.look();
    } catch {
      // A database that is away is looked at again.
    } finally {
      isLooking = false;
    }
  };
  app.addHook("onReady", async () => {
    stop = await database.listen(chatChannel, {
      hear: (payload) => {
        const news = readChatNews(payload);
        if (news) sockets.hear(news);
      },
      missed: () => void look(),
    });
    timers.push(setInterval(look, checkMs), setInterval(dropSilent, heartbeatMs));
    for (const timer of timers) timer.unref();
  });
  app.addHook("preClose", async () => {
    for (const timer of timers) clearInterval(timer);
    for (const one of sockets.all()) one.cut();
  });
  app.addHook("onClose", async () => {
    await stop?.();
  });
}
