/** One socket: what it has seen, how it is written to, and how it ends. */
import type { ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { callLimits, chatLimits, chatSocketLimits } from "@tradehall/mall-rules/limits";
import { type ChatClose, chatCloseCodes } from "@tradehall/mall-rules/states/chat/chat";
import type { Locale } from "@tradehall/mall-rules/words";
import type { WebSocket } from "ws";
import { createBucket } from "./rate.ts";

export interface Caller {
  userId: number;
  sessionId: number;
  tokenHash: string;
  token: string;
  locale: Locale;
  /** Tests of load send from one session what many buyers would. */
  isSandbox: boolean;
}

export interface Connection extends Caller {
  /** When it said hello, by the server's clock; 0 before. */
  helloAt: number;
  /** The last message of each conversation that was sent to it. */
  seen: Map<number, number>;
  frames: ReturnType<typeof createBucket>;
  messages: ReturnType<typeof createBucket>;
  /** When anything was last heard of it, by the process's own clock. */
  heardAt: number;
  send(frame: ServerFrame): void;
  ping(): void;
  close(reason: ChatClose): void;
  cut(): void;
}

export function connectionOf(socket: WebSocket, caller: Caller): Connection {
  const share = caller.isSandbox ? callLimits.sandboxShare : 1;
  const perSecond = (chatLimits.perMinute / 60) * share;
  const connection: Connection = {
    ...caller,
    helloAt: 0,
    seen: new Map(),
    frames: createBucket({
      burst: chatSocketLimits.burst * share,
      perSecond: chatSocketLimits.framesPerSecond * share,
    }),
    messages: createBucket({ burst: chatLimits.perMinute, perSecond }),
    heardAt: performance.now(),
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      // Who does not read is not written to: what they miss they ask for when they are back.
      if (socket.bufferedAmount > chatSocketLimits.unreadBytes) return socket.terminate();
      socket.send(JSON.stringify(frame));
    },
    ping() {
      if (socket.readyState === socket.OPEN) socket.ping();
    },
    close: (reason) => socket.close(chatCloseCodes[reason], reason),
    cut: () => socket.terminate(),
  };
  socket.on("pong", () => {
    connection.heardAt = performance.now();
  });
  return connection;
}
