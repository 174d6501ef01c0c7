import { chatMessageExample } from "@tradehall/api-client/models/chat";
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { chatCloseCodes } from "@tradehall/mall-rules/states/chat/chat";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ChatLink, createChatLink, type Socket, waitBefore } from "./chat-link.ts";

class FakeSocket implements Socket {
  sent: ClientFrame[] = [];
  isClosed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  say(frame: ServerFrame | string) {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }
  welcome() {
    this.onopen?.();
    this.say({ type: "welcome", unreadCount: 0, now: 0 });
  }
  end(code: number) {
    this.onclose?.({ code });
  }
}

const { heartbeatMs, silentMs, helloMs, reconnectMs, reconnectMaxMs, triesBeforePolling } = chatSocketLimits;
let sockets: FakeSocket[] = [];
let states: string[] = [];
let heard: ServerFrame[] = [];
let isThere = true;
let link: ChatLink;
const last = () => sockets.at(-1) as FakeSocket;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  isThere = true;
  link = createChatLink({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hear: (frame) => heard.push(frame),
    tell: (state) => states.push(state),
    isNetworkThere: () => isThere,
    random: () => 0,
  });
});
afterEach(() => {
  link.stop();
  vi.useRealTimers();
});
const message = (seq: number): ServerFrame => ({
  type: "message",
  message: { ...chatMessageExample, conversationId: 7, seq },
});

test("says hello, is online once it is welcome, and sends nothing before", () => {
  expect(link.send({ type: "typing", conversationId: 7 })).toBe(false);
  last().welcome();
  expect(last().sent).toEqual([{ type: "hello", resume: [] }]);
  expect(states).toEqual(["online"]);
  expect(link.send({ type: "typing", conversationId: 7 })).toBe(true);
});

test("comes back after longer and longer waits, with what it has seen", () => {
  last().welcome();
  last().say(message(3));
  last().say(message(4));
  last().end(1006);
  expect(states).toEqual(["online", "reconnecting"]);
  vi.advanceTimersByTime(reconnectMs - 1);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  last().welcome();
  expect(last().sent[0]).toEqual({ type: "hello", resume: [{ conversationId: 7, lastSeq: 4 }] });
  expect(states.at(-1)).toBe("online");
  expect([1, 2, 3, 4, 20].map((tries) => waitBefore(tries, () => 0))).toEqual([
    1_000,
    2_000,
    4_000,
    8_000,
    reconnectMaxMs,
  ]);
  expect(waitBefore(1, () => 1)).toBe(1_500);
});

test("works by calls where sockets are barred, and goes on trying", () => {
  for (let nth = 1; nth <= triesBeforePolling; nth += 1) {
    last().end(1006);
    vi.advanceTimersByTime(waitBefore(nth, () => 0));
  }
  expect(states.at(-1)).toBe("polling");
  last().welcome();
  expect(states.at(-1)).toBe("online");
});

test("a server that is silent, or never says welcome, is left", () => {
  last().welcome();
  vi.advanceTimersByTime(heartbeatMs);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().say({ type: "pong", now: 1 });
  vi.advanceTimersByTime(silentMs + heartbeatMs);
  expect(sockets[0]?.isClosed).toBe(true);
  expect(states.at(-1)).toBe("reconnecting");
  vi.advanceTimersByTime(reconnectMs);
  const second = last();
  vi.advanceTimersByTime(helloMs);
  expect(second.isClosed).toBe(true);
});

test.each([
  ["replaced", chatCloseCodes.replaced],
  ["ended", chatCloseCodes.ended],
] as const)("%s ends it for good", (state, code) => {
  last().welcome();
  last().end(code);
  vi.advanceTimersByTime(reconnectMaxMs * 10);
  link.wake();
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe(state);
});

test("the frame that says so does the same, before the socket closes", () => {
  last().welcome();
  last().say({ type: "replaced" });
  expect(states.at(-1)).toBe("replaced");
  vi.advanceTimersByTime(reconnectMaxMs * 10);
  expect(sockets).toHaveLength(1);
});

test("without a network it waits for it, and comes back at once", () => {
  last().welcome();
  isThere = false;
  last().end(1006);
  expect(states.at(-1)).toBe("offline");
  isThere = true;
  link.wake();
  expect(sockets).toHaveLength(2);
});

test("what is no frame changes nothing; pongs are no news", () => {
  last().welcome();
  last().say("<html>");
  last().say({ type: "pong", now: 1 });
  last().say(message(1));
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "message"]);
});

test("a network that goes ends the connection at once, and its return opens the next", () => {
  last().welcome();
  isThere = false;
  link.wake();
  expect(last().isClosed).toBe(true);
  expect(states).toEqual(["online", "offline"]);
  isThere = true;
  link.wake();
  expect(sockets).toHaveLength(2);
  last().welcome();
  expect(states.at(-1)).toBe("online");
});
