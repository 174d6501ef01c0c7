import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { sandboxAnswerChat } from "@tradehall/api-client/endpoints/sandbox/chat/answer-chat";
import { expect, test } from "vitest";
import { opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("an agent's answer is the buyer's to read, has read what is above, and comes once by its id", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  await say(server, token, conversationId, "有货吗");
  const answer = (text: string, params = { conversationId }) =>
    server.call(sandboxAnswerChat, { params, body: { text, clientId: "agent-1" } });
  for (let nth = 0; nth < 2; nth += 1)
    expect((await answer("有货")).data).toMatchObject({ seq: 2, party: "shop" });
  const { data } = await server.call(listMessagesBefore, { query: { conversationId } }, { token });
  expect(data).toMatchObject({
    shopReadSeq: 2,
    messages: [{ party: "buyer" }, { party: "shop", clientId: "" }],
  });
  expect(await answer("有货", { conversationId: 9_999 })).toMatchObject({ msg: "会话不存在" });
});
