import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { expect, test } from "vitest";
import { opened, say } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("pages of history join without a gap, newest page first, each in its order", async () => {
  const token = await server.signIn(world.users.buyer);
  const conversationId = await opened(server, token);
  for (let nth = 1; nth <= 7; nth += 1) await say(server, token, conversationId, `第${nth}条`);
  const page = async (beforeSeq?: number) =>
    (
      await server.call(
        listMessagesBefore,
        { query: { conversationId, size: 3, ...(beforeSeq ? { beforeSeq } : {}) } },
        { token },
      )
    ).data;
  const [newest, middle, oldest] = [await page(), await page(5), await page(2)];
  expect(newest.messages.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  expect(middle.messages.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  expect(oldest.messages.map(({ seq }) => seq)).toEqual([1]);
  expect([newest.hasMore, middle.hasMore, oldest.hasMore]).toEqual([1, 1, 0]);
});

test("is closed to visitors", async () => {
  expect(await server.call(listMessagesBefore, { query: { conversationId: 1 } })).toMatchObject({
    code: "A00004",
  });
});
