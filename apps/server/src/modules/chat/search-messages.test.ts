import { searchMessages } from "@tradehall/api-client/endpoints/chat/search-messages";
import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import { expect, test } from "vitest";
import { newClientId, opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("finds words as they are typed, signs of patterns too, and goods by their name", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  for (const text of ["发货 100%", "发货 100 件", "价格"]) await say(server, token, conversationId, text);
  const content = { kind: "product", prodId: world.prods.helmet } as const;
  const { data } = await server.call(
    sendMessage,
    { body: { conversationId, clientId: newClientId(), content } },
    { token },
  );
  const name = data.message.content.kind === "product" ? data.message.content.prodName : "";
  const find = async (keyword: string) =>
    (await server.call(searchMessages, { query: { conversationId, keyword } }, { token })).data.map(
      ({ seq }) => seq,
    );
  expect(await find("发货")).toEqual([2, 1]);
  expect(await find("100%")).toEqual([1]);
  expect(await find(name.slice(0, 3))).toEqual([4]);
  expect(await find("没有")).toEqual([]);
  const empty = await server.call(searchMessages, { query: { conversationId, keyword: " " } }, { token });
  expect(empty).toMatchObject({ data: { fields: { keyword: expect.any(String) } } });
});

test("another's conversation is none", async () => {
  const conversationId = await opened(server, await server.signIn(world.users.buyer));
  const token = await server.signIn(world.users.other);
  expect(
    await server.call(searchMessages, { query: { conversationId, keyword: "发货" } }, { token }),
  ).toMatchObject({ msg: "会话不存在" });
});
