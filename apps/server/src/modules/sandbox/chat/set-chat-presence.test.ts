import { openConversation } from "@tradehall/api-client/endpoints/chat/open-conversation";
import { sandboxSetChatPresence } from "@tradehall/api-client/endpoints/sandbox/chat/set-chat-presence";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("agents come and go, shop by shop, and the buyer is told", async () => {
  const token = await server.signIn(world.users.buyer);
  const isOnline = async (shopId: number) =>
    (await server.call(openConversation, { body: { shopId } }, { token })).data.isOnline;
  const set = (shopId: number, is: 0 | 1) =>
    server.call(sandboxSetChatPresence, { body: { shopId, isOnline: is } });
  await set(world.shops.own, 1);
  expect([await isOnline(world.shops.own), await isOnline(world.shops.dealer)]).toEqual([1, 0]);
  await set(world.shops.own, 0);
  expect(await isOnline(world.shops.own)).toBe(0);
});
