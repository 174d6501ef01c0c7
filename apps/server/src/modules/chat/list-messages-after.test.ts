import { listMessagesAfter } from "@tradehall/api-client/endpoints/chat/list-messages-after";
import { expect, test } from "vitest";
import { opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("answers what came since, in its order, and whether there is more", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  for (const text of ["一", "二", "三"]) await say(server, token, conversationId, text);
  const after = async (afterSeq: number) =>
    (await server.call(listMessagesAfter, { query: { conversationId, afterSeq, size: 2 } }, { token })).data;
  expect(await after(0)).toMatchObject({ messages: [{ seq: 1 }, { seq: 2 }], hasMore: 1 });
  expect(await after(2)).toMatchObject({ messages: [{ seq: 3 }], hasMore: 0 });
  expect(await after(3)).toMatchObject({ messages: [], hasMore: 0 });
});

test("another's conversation is none", async () => {
  const conversationId = await opened(server, await server.signIn(world.users.buyer));
  const token = await server.signIn(world.users.other);
  expect(
    await server.call(listMessagesAfter, { query: { conversationId, afterSeq: 0 } }, { token }),
  ).toMatchObject({ msg: "会话不存在" });
});
