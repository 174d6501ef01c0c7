import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { expect, test, vi } from "vitest";
import { chatChannel, readChatNews } from "#server/modules/chat/news.ts";
import { setPresence } from "#server/modules/chat/presence.ts";
import { opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { answerChats } from "./answer-chats.ts";

const server = testServer({ autopilot: true });

test("answers once, after a moment, and not where the agents have gone", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  const parties = async () =>
    (await server.call(listMessagesBefore, { query: { conversationId } }, { token })).data.messages.map(
      ({ party }) => party,
    );
  await say(server, token, conversationId, "在吗");
  await answerChats(server);
  expect(await parties()).toEqual(["buyer"]);
  await server.clock.advance(chatSocketLimits.autopilotMs + 100);
  await Promise.all([answerChats(server), answerChats(server)]);
  await answerChats(server);
  expect(await parties()).toEqual(["buyer", "shop"]);
  await setPresence(server.database.db, 1, false);
  await say(server, token, conversationId, "还在吗");
  await server.clock.advance(chatSocketLimits.autopilotMs + 100);
  await answerChats(server);
  expect(await parties()).toEqual(["buyer", "shop", "buyer"]);
});

test("types before it answers, and no longer", async () => {
  const token = await server.signIn(world.users.other);
  const conversationId = await opened(server, token);
  const told: string[] = [];
  const stop = await server.database.listen(chatChannel, {
    hear: (payload) => told.push(readChatNews(payload)?.type ?? ""),
    missed: () => undefined,
  });
  await setPresence(server.database.db, 1, true);
  await say(server, token, conversationId, "有货吗");
  const typed = () => told.filter((type) => type === "typing").length;
  await answerChats(server);
  await vi.waitFor(() => expect(typed()).toBe(1));
  await server.clock.advance(chatSocketLimits.autopilotMs + 100);
  await answerChats(server);
  await vi.waitFor(() => expect(told.at(-1)).toBe("read"));
  expect(typed()).toBe(1);
  await stop();
});
