import { getShell } from "@tradehall/api-client/endpoints/account/center/get-shell";
import { listConversations } from "@tradehall/api-client/endpoints/chat/list-conversations";
import { readConversation } from "@tradehall/api-client/endpoints/chat/read-conversation";
import { expect, test } from "vitest";
import { newClientId, opened } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { sendAsShop } from "./send-as.ts";

const server = testServer();

test("notes how far was read, never back and never beyond the last; the top bar counts the rest", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  for (const text of ["一", "二", "三"])
    await sendAsShop(
      server.database.db,
      { conversationId, clientId: newClientId(), text },
      server.clock.now(),
    );
  const read = async (seq: number) =>
    (await server.call(readConversation, { body: { conversationId, seq } }, { token })).data.unreadCount;
  expect((await server.call(getShell, {}, { token })).data.chatUnreadCount).toBe(3);
  expect([await read(2), await read(1), await read(99)]).toEqual([1, 1, 0]);
  expect((await server.call(listConversations, { query: {} }, { token })).data.records[0]?.readSeq).toBe(3);
  expect((await server.call(getShell, {}, { token })).data.chatUnreadCount).toBe(0);
});

test("another's conversation is none", async () => {
  const conversationId = await opened(server, await server.signIn(world.users.buyer));
  const token = await server.signIn(world.users.other);
  expect(await server.call(readConversation, { body: { conversationId, seq: 1 } }, { token })).toMatchObject({
    msg: "会话不存在",
  });
});
