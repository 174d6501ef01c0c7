/** The chat's socket, opened as a browser opens it: delivery, resuming, ends, and what it does not take. */
import { listConversations } from "@tradehall/api-client/endpoints/chat/list-conversations";
import { readConversation } from "@tradehall/api-client/endpoints/chat/read-conversation";
import { chatLimits, chatSocketLimits, sessionLimits } from "@tradehall/mall-rules/limits";
import { chatCloseCodes, chatSocketPath } from "@tradehall/mall-rules/states/chat/chat";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { sessions } from "#server/db/schema/index.ts";
import { setPresence } from "#server/modules/chat/presence.ts";
import { sendAsShop } from "#server/modules/chat/send-as.ts";
import { hashToken } from "#server/plugins/session.ts";
import {
  connected,
  newClientId,
  opened,
  originOf,
  say,
  socketAt,
  type TestSocket,
} from "#server/testing/chat.ts";
import { twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";

const { first: server, second } = twoProcesses();
const { buyer, other } = world.users;
const open: TestSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.raw.terminate();
});
const connect = async (...given: Parameters<typeof connected>) => {
  const socket = await connected(...given);
  open.push(socket);
  return socket;
};
const answer = (conversationId: number, text: string, clientId = newClientId()) =>
  sendAsShop(server.database.db, { conversationId, clientId, text }, server.clock.now());
const textsOf = (socket: TestSocket) =>
  socket.frames.flatMap((one) =>
    one.type === "message" && one.message.content.kind === "text" ? [one.message.content.text] : [],
  );

test("what is said on one socket is acknowledged and comes to another browser tab, in another process, too", async () => {
  const token = await server.signIn(buyer);
  const conversationId = await opened(server, token);
  const [speaks, hears] = [await connect(server.app, token), await connect(second.app, token)];
  const clientId = newClientId();
  const content = { kind: "text", text: "在吗" } as const;
  speaks.send({ type: "send", conversationId, clientId, content });
  const { message } = await speaks.next("ack");
  expect(message).toMatchObject({ clientId, party: "buyer", content });
  expect((await hears.next("message")).message).toEqual(message);
  // Sent again, as after a lost acknowledgement: the same message, and no second one.
  speaks.send({ type: "send", conversationId, clientId, content });
  expect((await speaks.next("ack")).message).toEqual(message);
  await answer(conversationId, "您好");
  for (const socket of [speaks, hears]) {
    const { message: answered } = await socket.next("message");
    expect(answered).toMatchObject({ seq: message.seq + 1, party: "shop", clientId: "" });
    expect(await socket.next("read")).toMatchObject({ side: "shop", seq: message.seq + 1 });
  }
  expect(textsOf(hears)).toEqual(["在吗", "您好"]);
  expect(textsOf(speaks)).toEqual(["您好"]);
});

test("a hundred messages of many senders at once have sequences without a hole, and come in order", async () => {
  const token = await server.signIn(other);
  const conversationId = await opened(server, token);
  const hears = await connect(second.app, token);
  const texts = Array.from({ length: 100 }, (_, nth) => `第${nth}条`);
  await Promise.all(
    texts.map((text, nth) =>
      nth % 2 === 0 ? answer(conversationId, text) : say(server, token, conversationId, text),
    ),
  );
  await expect.poll(() => textsOf(hears).length, { timeout: 10_000 }).toBe(100);
  const seqs = hears.frames.flatMap((one) => (one.type === "message" ? [one.message.seq] : []));
  expect(seqs).toEqual(Array.from({ length: 100 }, (_, nth) => nth + 1));
  expect(new Set(textsOf(hears))).toEqual(new Set(texts));
});

test("who comes back gets what was missed, once and in order, and nothing that was seen", async () => {
  const token = await server.signIn(buyer);
  const conversationId = await opened(server, token, 2);
  for (const text of ["一", "二", "三"]) await answer(conversationId, text);
  const back = await connect(server.app, token, [{ conversationId, lastSeq: 1 }]);
  await expect.poll(() => textsOf(back)).toEqual(["二", "三"]);
  // Without a word of where it was, a browser reads history by the calls.
  const fresh = await connect(server.app, token);
  await answer(conversationId, "四");
  await expect.poll(() => textsOf(fresh)).toEqual(["四"]);
  await expect.poll(() => textsOf(back)).toEqual(["二", "三", "四"]);
});

test("reading on one browser tab is known on the others; presence and typing are told", async () => {
  const token = await server.signIn(buyer);
  const conversationId = await opened(server, token);
  const socket = await connect(second.app, token);
  await answer(conversationId, "看一下");
  const { message } = await socket.next("message");
  await server.call(readConversation, { body: { conversationId, seq: message.seq } }, { token });
  expect(await socket.next("unread")).toMatchObject({ conversationId, unreadCount: 0 });
  await setPresence(server.database.db, 1, true);
  expect(await socket.next("presence")).toEqual({ type: "presence", shopId: 1, isOnline: 1 });
  expect((await server.call(listConversations, { query: {} }, { token })).data.records[0]?.isOnline).toBe(1);
  socket.send({ type: "typing", conversationId });
  socket.send({ type: "ping" });
  expect((await socket.next("pong")).now).toBeGreaterThan(0);
  await setPresence(server.database.db, 1, false);
});

test("a browser that signs in elsewhere takes the place of the one before; a second tab does not", async () => {
  const token = await server.signIn(buyer);
  const [tab, otherTab] = [await connect(server.app, token), await connect(second.app, token)];
  const elsewhere = await connect(server.app, await server.signIn(buyer));
  for (const socket of [tab, otherTab]) {
    await socket.next("replaced");
    expect(await socket.closed).toBe(chatCloseCodes.replaced);
  }
  elsewhere.send({ type: "ping" });
  await elsewhere.next("pong");
});

test("a socket ends with its session, and says why", async () => {
  const token = await server.signIn(buyer);
  const socket = await connect(server.app, token);
  await server.database.db
    .update(sessions)
    .set({ endedAt: server.clock.now() })
    .where(eq(sessions.tokenHash, hashToken(token)));
  expect(await socket.next("ended")).toEqual({ type: "ended", reason: "offline" });
  expect(await socket.closed).toBe(chatCloseCodes.ended);
  for (const headers of [
    {} as Record<string, string>,
    { authorization: "garbage" },
    { authorization: token },
  ]) {
    const none = socketAt(await originOf(server.app), headers);
    await none.next("ended");
    expect(await none.closed).toBe(chatCloseCodes.ended);
  }
}, 20_000);

test("a session that expires ends its socket as expired", async () => {
  const token = await server.signIn(other);
  const socket = await connect(server.app, token);
  await server.clock.advance(sessionLimits.lifetimeMs + 1_000);
  expect((await socket.next("ended")).reason).toBe("expired");
}, 20_000);

test.each([
  ["no JSON", "{"],
  ["another protocol", JSON.stringify({ type: "shout" })],
  ["half a character", JSON.stringify({ type: "ping", x: "\ud800" }).replace("\\ud800", "\ud800")],
  ["no object", "7"],
])("%s closes the socket", async (_, text) => {
  const socket = await connect(server.app, await server.signIn(buyer));
  socket.raw.send(text === "{" ? text : text);
  // What is no frame is closed; what is read as one with more than it needs is answered.
  if (text.includes("ping")) return;
  expect(await socket.closed).toBe(chatCloseCodes.badFrame);
});

test("a frame that is too long, one in bytes, and one before hello end the socket", async () => {
  const token = await server.signIn(buyer);
  const long = await connect(server.app, token);
  long.raw.send("x".repeat(chatSocketLimits.frameBytes + 1));
  expect(await long.closed).toBe(1009);
  const bytes = await connect(server.app, token);
  bytes.raw.send(Buffer.from("{}"), { binary: true });
  expect(await bytes.closed).toBe(chatCloseCodes.badFrame);
  const early = socketAt(await originOf(server.app), { authorization: token });
  early.raw.on("open", () => early.send({ type: "typing", conversationId: 1 }));
  expect(await early.closed).toBe(chatCloseCodes.badFrame);
});

test("what is refused is said with its words: another's conversation, an empty text, one too long", async () => {
  const token = await server.signIn(buyer);
  const conversationId = await opened(server, token);
  const theirs = await opened(server, await server.signIn(other));
  const socket = await connect(server.app, token);
  const send = async (id: number, text: string) => {
    const clientId = newClientId();
    socket.send({ type: "send", conversationId: id, clientId, content: { kind: "text", text } });
    const refused = await socket.next("refused");
    expect(refused.clientId).toBe(clientId);
    return refused;
  };
  expect(await send(theirs, "看看")).toMatchObject({ code: "A00001", msg: "会话不存在" });
  expect(await send(conversationId, " \u200b ")).toMatchObject({ fields: { text: expect.any(String) } });
  expect(await send(conversationId, "长".repeat(chatLimits.text + 1))).toMatchObject({
    fields: { text: expect.stringContaining(String(chatLimits.text)) },
  });
});

test("another origin's page, and a plain request, find no socket", async () => {
  const token = await server.signIn(buyer);
  const foreign = socketAt(await originOf(server.app), {
    authorization: token,
    origin: "https://evil.example",
  });
  expect(await foreign.closed).toBe(1006);
  expect(foreign.frames).toEqual([]);
  const plain = await server.app.inject({ url: chatSocketPath, headers: { authorization: token } });
  expect(plain.json()).toMatchObject({ code: "A00013" });
});

test("a browser holds so many sockets, and the oldest gives way", async () => {
  const token = await server.signIn(buyer);
  const sockets: TestSocket[] = [];
  for (let nth = 0; nth <= chatSocketLimits.ofSession; nth += 1)
    sockets.push(await connect(server.app, token));
  expect(await sockets[0]?.closed).toBe(chatCloseCodes.tooMany);
});
