import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
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
