import { chatMessageExample } from "@tradehall/api-client/models/chat";
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { afterEach, expect, test } from "vitest";
import type { Socket } from "./chat-link.ts";
import { type SharedLink, shareLink } from "./shared-link.ts";

/** Locks and channels as browsers have them, of one process. */
function fakeBrowser() {
  const queue: { run: () => Promise<void>; signal: AbortSignal }[] = [];
  let isHeld = false;
  const next = () => {
    const first = queue.shift();
    if (!first) return;
    if (first.signal.aborted) return next();
    isHeld = true;
    void first.run().then(() => {
      isHeld = false;
      next();
    });
  };
  const request = (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    queue.push({ run, signal });
    if (!isHeld) next();
    return Promise.resolve();
  };
  const channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
  const channel = () => {
    const own = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage(data: unknown) {
        for (const one of [...channels]) if (one !== own) one.onmessage?.({ data });
      },
      close: () => void channels.delete(own),
    };
    channels.add(own);
    return own;
  };
  const sockets: (Socket & { sent: ClientFrame[]; say(frame: ServerFrame): void })[] = [];
  const open = () => {
    const socket = {
      sent: [] as ClientFrame[],
      ...{ onopen: null, onmessage: null, onclose: null },
      send: (text: string) => void socket.sent.push(JSON.parse(text)),
      close: () => undefined,
      say: (frame: ServerFrame) => (socket as Socket).onmessage?.({ data: JSON.stringify(frame) }),
    };
    sockets.push(socket);
    return socket as Socket;
  };
  return { sockets, platform: { open, locks: { request }, channel } as never };
}

const links: SharedLink[] = [];
afterEach(() => {
  for (const link of links.splice(0)) link.stop();
});
function tab(platform: never) {
  const heard: string[] = [];
  const link = shareLink(
    "chat 1",
    { hear: (frame) => heard.push(frame.type), tell: (state) => heard.push(state) },
    platform,
  );
  links.push(link);
  return { heard, link };
}
const welcome: ServerFrame = { type: "welcome", unreadCount: 0, now: 0 };
const message: ServerFrame = { type: "message", message: chatMessageExample };

test("three tabs have one socket, and all hear what comes and how it is", () => {
  const { sockets, platform } = fakeBrowser();
  const tabs = [tab(platform), tab(platform)];
  expect(sockets).toHaveLength(1);
  sockets[0]?.say(welcome);
  sockets[0]?.say(message);
  for (const { heard } of tabs) expect(heard).toEqual(["online", "welcome", "message"]);
  // One that comes later is told how things are.
  expect(tab(platform).heard).toEqual(["online"]);
  tabs[1]?.link.send({ type: "typing", conversationId: 1 });
  expect(sockets[0]?.sent).toContainEqual({ type: "typing", conversationId: 1 });
});

test("when the tab with the socket closes, the next takes over", async () => {
  const { sockets, platform } = fakeBrowser();
  const [first, second] = [tab(platform), tab(platform)];
  sockets[0]?.say(welcome);
  first.link.stop();
  await expect.poll(() => sockets.length).toBe(2);
  sockets[1]?.say(welcome);
  sockets[1]?.say(message);
  expect(second.heard.slice(-2)).toEqual(["welcome", "message"]);
});

test("a browser without locks has a socket in each tab", () => {
  const { sockets, platform } = fakeBrowser();
  const alone = { ...(platform as object), locks: undefined } as never;
  const tabs = [tab(alone), tab(alone)];
  expect(sockets).toHaveLength(2);
  sockets[0]?.say(welcome);
  expect(tabs[0]?.heard).toEqual(["online", "welcome"]);
  expect(tabs[1]?.heard).toEqual([]);
});
