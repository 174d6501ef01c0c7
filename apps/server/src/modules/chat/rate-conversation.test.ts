import { rateConversation } from "@tradehall/api-client/endpoints/chat/rate-conversation";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { newClientId, opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { sendAsShop } from "./send-as.ts";

const server = testServer();

test("rates each answer once, with one to five stars and a bounded note", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  const rate = (score: number, note = "") =>
    server.call(rateConversation, { body: { conversationId, score, note } }, { token });
  await say(server, token, conversationId, "在吗");
  expect(await rate(5)).toMatchObject({ code: "A00001", msg: expect.stringContaining("尚未回复") });
  const answer = () =>
    sendAsShop(
      server.database.db,
      { conversationId, clientId: newClientId(), text: "您好" },
      server.clock.now(),
    );
  await answer();
  for (const [score, note] of [
    [0, ""],
    [6, ""],
    [5, "长".repeat(chatLimits.note + 1)],
  ] as const)
    expect(await rate(score, note)).toMatchObject({ data: { fields: expect.any(Object) } });
  const both = await Promise.all([rate(5, "很快"), rate(4)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  await answer();
  expect((await rate(3)).success).toBe(true);
});

test("another's conversation is none", async () => {
  const conversationId = await opened(server, await server.signIn(world.users.buyer));
  const token = await server.signIn(world.users.other);
  expect(
    await server.call(rateConversation, { body: { conversationId, score: 5 } }, { token }),
  ).toMatchObject({ msg: "会话不存在" });
});
