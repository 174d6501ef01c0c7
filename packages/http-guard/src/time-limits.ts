/**
 * How long a connection may keep a server waiting. What is sent or read has no fixed end, since ten megabytes over a
 * thin line are honest, but a least pace: after a grace, so many bytes a second.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface TimeLimits {
  /** For a request's line and headers, from its connection's beginning. */
  headersMs: number;
  /** Between two requests of a connection. */
  idleMs: number;
  /** For a body or an answer of any size. */
  graceMs: number;
  /** The least pace beyond that, of bodies that come and of answers that are read. */
  bytesPerSecond: number;
  /** For a whole request, whatever its size. */
  requestMs: number;
  /** How often connections are looked at. */
  checkEveryMs: number;
  /** Connections of one process. */
  connections: number;
  /**
   * Answers that one connection may wait for: who sends requests without waiting could take every turn with a single one.
   * Browsers and proxies wait for each.
   */
  answersAtOnce: number;
}

/** The part that Node holds itself, as Fastify takes it. */
export const serverOptions = ({ headersMs, idleMs, requestMs, checkEveryMs }: TimeLimits) => ({
  keepAliveTimeout: idleMs,
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
});

interface Exchange {
  request: IncomingMessage;
  /** The request's own is gone once the answer has left. */
  socket: Socket;
  response: ServerResponse;
  since: number;
  /** Of the socket when the request came. */
  readBefore: number;
  /** When the answer began, and what the socket had written before it. */
  answer: { since: number; wroteBefore: number } | undefined;
}

/** A body that was refused unread goes on coming after its answer. */
const isOver = ({ request, response, socket }: Exchange): boolean =>
  response.closed && (request.complete || socket.destroyed);

function isTooSlow(exchange: Exchange, now: number, { graceMs, bytesPerSecond }: TimeLimits): boolean {
  const { request, response, socket } = exchange;
  const isLate = (since: number, bytes: number) => now - since > graceMs + (bytes / bytesPerSecond) * 1_000;
  // What lies here unread is ours to read.
  if (!request.complete && request.readableLength === 0)
    return isLate(exchange.since, socket.bytesRead - exchange.readBefore);
  if (!response.headersSent) return false;
  exchange.answer ??= { since: now, wroteBefore: socket.bytesWritten };
  const { since, wroteBefore } = exchange.answer;
  // Nothing that waits to be read means that the answer is still being made.
  return socket.writableLength > 0 && isLate(since, socket.bytesWritten - wroteBefore);
}

/**
 * A hook in front of all others: Node goes on handing over the requests of a chunk whose connection has ended already, and
 * nothing is done for those.
 */
export function skipEnded(
  { raw }: { raw: IncomingMessage },
  reply: { hijack(): unknown },
  done: () => void,
): void {
  if (raw.socket.destroyed) reply.hijack();
  else done();
}

/**
 * Ends connections that fall behind the least pace or ask for too much at once, and takes no more of them than there is
 * room for.
 */
export function holdToTime(server: Server, limits: TimeLimits): void {
  const open = new Set<Exchange>();
  const awaited = new WeakMap<Socket, number>();
  server.maxConnections = limits.connections;
  // Before the server's own listener, which then sees that the connection has ended.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const exchange = {
      request,
      socket,
      response,
      since: performance.now(),
      readBefore: socket.bytesRead,
      answer: undefined,
    };
    const count = (change: 1 | -1): number => {
      const now = (awaited.get(socket) ?? 0) + change;
      awaited.set(socket, now);
      return now;
    };
    open.add(exchange);
    response.once("close", () => {
      if (isOver(exchange)) open.delete(exchange);
      count(-1);
    });
    if (count(1) > limits.answersAtOnce) socket.destroy();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const exchange of open) {
      if (isTooSlow(exchange, now, limits)) exchange.socket.destroy();
      if (isOver(exchange)) open.delete(exchange);
    }
  }, limits.checkEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
