/** Chats in tests: conversations, and sockets as browsers open them. */
import type { AddressInfo } from "node:net";
import { openConversation } from "@tradehall/api-client/endpoints/chat/open-conversation";
import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { chatSocketPath } from "@tradehall/mall-rules/states/chat/chat";
import type { FastifyInstance } from "fastify";
import { WebSocket } from "ws";
import type { TestServer } from "./test-server.ts";

export async function opened(server: TestServer, token: string, shopId = 1): Promise<number> {
  const { data } = await server.call(openConversation, { body: { shopId } }, { token });
  return data.conversationId;
}

let nth = 0;
export const newClientId = (): string => `client-${++nth}`;

export const say = (
  server: Pick<TestServer, "call">,
  token: string,
  conversationId: number,
  text: string,
  clientId = newClientId(),
) =>
  server.call(
    sendMessage,
    { body: { conversationId, clientId, content: { kind: "text", text } } },
    { token },
  );

/** Listens on a free port; answers the origin. */
export async function originOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

type Frame<T extends ServerFrame["type"]> = Extract<ServerFrame, { type: T }>;

export interface TestSocket {
  frames: ServerFrame[];
  send(frame: ClientFrame): void;
  raw: WebSocket;
  /** The first frame of a kind that has come, or comes, after those that were asked for before. */
  next<T extends ServerFrame["type"]>(type: T): Promise<Frame<T>>;
  closed: Promise<number>;
}

export function socketAt(origin: string, headers: Record<string, string>): TestSocket {
  const raw = new WebSocket(origin.replace("http", "ws") + chatSocketPath, { headers });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const taken = new Set<ServerFrame>();
  raw.on("message", (data) => {
    frames.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  });
  raw.on("error", () => undefined);
  const closed = new Promise<number>((resolve) => raw.on("close", resolve));
  return {
    frames,
    raw,
    closed,
    send: (frame) => raw.send(JSON.stringify(frame)),
    next: <T extends ServerFrame["type"]>(type: T) =>
      new Promise<Frame<T>>((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no ${type} came; there were ${JSON.stringify(frames)}`));
        }, 9_000);
        const look = () => {
          const found = frames.find((one) => one.type === type && !taken.has(one));
          if (!found) return;
          taken.add(found);
          clearTimeout(late);
          waiting.delete(look);
          resolve(found as Frame<T>);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A socket that has said hello. */
export async function connected(
  app: FastifyInstance,
  token: string,
  resume: { conversationId: number; lastSeq: number }[] = [],
): Promise<TestSocket> {
  const socket = socketAt(await originOf(app), { authorization: token });
  await new Promise((resolve, reject) => {
    socket.raw.on("open", resolve);
    socket.raw.on("close", reject);
  });
  socket.send({ type: "hello", resume });
  await socket.next("welcome");
  return socket;
}
