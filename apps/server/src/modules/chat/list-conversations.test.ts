import { listConversations } from "@tradehall/api-client/endpoints/chat/list-conversations";
import { expect, test } from "vitest";
import { newClientId, opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { sendAsShop } from "./send-as.ts";

const server = testServer();
const list = async (token: string) => (await server.call(listConversations, { query: {} }, { token })).data;

test("lists them spoken in last first, with the last words and what is unread", async () => {
  const token = await server.signIn(world.users.buyer);
  const [own, dealer] = [await opened(server, token, 1), await opened(server, token, 2)];
  await say(server, token, dealer, "有货吗");
  await server.clock.advance(1_000);
  await sendAsShop(
    server.database.db,
    { conversationId: own, clientId: newClientId(), text: "您好" },
    server.clock.now(),
  );
  expect(await list(token)).toMatchObject({
    total: 2,
    unreadCount: 1,
    records: [
      { conversationId: own, lastText: "您好", unreadCount: 1, isRateable: 1 },
      { conversationId: dealer, lastText: "有货吗", unreadCount: 0, isRateable: 0 },
    ],
  });
  expect(await list(await server.signIn(world.users.other))).toMatchObject({ total: 0, unreadCount: 0 });
});

test("is closed to visitors", async () => {
  expect(await server.call(listConversations, { query: {} })).toMatchObject({ code: "A00004" });
});
