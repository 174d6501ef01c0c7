import { sandboxListChats } from "@tradehall/api-client/endpoints/sandbox/chat/list-chats";
import { expect, test } from "vitest";
import { opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows conversations with their last messages, and who of the agents is there", async () => {
  const list = async () => (await server.call(sandboxListChats)).data;
  expect(await list()).toMatchObject({ chats: [], presence: [{ shopId: 0, isOnline: 0 }] });
  const token = await server.signIn(world.users.buyer);
  await say(server, token, await opened(server, token), "有货吗");
  expect(await list()).toMatchObject({
    chats: [
      {
        shopId: 1,
        account: expect.stringMatching(/./),
        messages: [{ party: "buyer", content: { text: "有货吗" } }],
      },
    ],
    presence: [{ shopId: 0 }, { shopId: 1, isOnline: 0 }],
  });
});
