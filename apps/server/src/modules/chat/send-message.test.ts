import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import type { SentContent } from "@tradehall/api-client/models/chat";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { beforeEach, expect, test } from "vitest";
import { newClientId, opened, say } from "#server/testing/chat.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
let token = "";
let conversationId = 0;
beforeEach(async () => {
  token = await server.signIn(buyer);
  conversationId = await opened(server, token, world.shops.dealer);
});
const send = (content: SentContent, id = conversationId) =>
  server.call(sendMessage, { body: { conversationId: id, clientId: newClientId(), content } }, { token });

test("one that is sent twice is one message, also at once, whatever it says the second time", async () => {
  const clientId = newClientId();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => say(server, token, conversationId, "有货吗", clientId)),
  );
  expect(new Set(answers.map(({ data }) => data.message.seq)).size).toBe(1);
  expect((await say(server, token, conversationId, "别的", clientId)).data.message.content).toEqual({
    kind: "text",
    text: "有货吗",
  });
});

test("a text stays plain text, tidy and of a bounded length", async () => {
  const script = "<script>alert(1)</script> javascript:alert(1)";
  expect((await send({ kind: "text", text: `  ${script} ` })).data.message.content).toEqual({
    kind: "text",
    text: script,
  });
  for (const text of ["", "  ", "长".repeat(chatLimits.text + 1), "a\u202eb"])
    expect(await send({ kind: "text", text })).toMatchObject({
      data: { fields: { text: expect.any(String) } },
    });
  expect((await send({ kind: "text", text: "😀".repeat(chatLimits.text) })).success).toBe(true);
});

test("goods come with their name, picture and price; what is off the shelf is refused", async () => {
  expect(
    (await send({ kind: "product", prodId: world.prods.helmet, skuId: null })).data.message.content,
  ).toMatchObject({
    kind: "product",
    prodId: world.prods.helmet,
    prodName: expect.stringMatching(/./),
    price: expect.stringMatching(/^\d+\.\d\d$/),
  });
  expect(await send({ kind: "product", prodId: world.prods.offShelf, skuId: null })).toMatchObject({
    code: "A00001",
  });
  const wrong = { kind: "product", prodId: world.prods.helmet, skuId: world.skus.gloves } as const;
  expect(await send(wrong)).toMatchObject({ msg: "商品规格不存在" });
});

test("an order is the buyer's own and of the shop, with the state it has when it is read", async () => {
  const orderNumber = await buyNow(server, token, helmet, 2);
  const sent = await send({ kind: "order", orderNumber });
  expect(sent.data.message.content).toMatchObject({
    orderNumber,
    prodCount: 2,
    status: orderStatuses.unpaid,
  });
  expect(
    await send({ kind: "order", orderNumber }, await opened(server, token, world.shops.own)),
  ).toMatchObject({
    msg: expect.stringContaining("不属于当前店铺"),
  });
  expect((await send({ kind: "order", orderNumber }, await opened(server, token, 0))).success).toBe(true);
  token = await server.signIn(other);
  const theirs = await opened(server, token, world.shops.dealer);
  expect(await send({ kind: "order", orderNumber }, theirs)).toMatchObject({ msg: "订单不存在" });
});

test("a picture is the sender's own upload for a chat", async () => {
  const path = "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp";
  expect(await send({ kind: "picture", filePath: path })).toMatchObject({ code: "A00001" });
  expect(await send({ kind: "picture", filePath: "https://evil.example/a.png" })).toMatchObject({
    code: "A00001",
  });
});

test("another's conversation is none, and neither is one without a session", async () => {
  const theirs = await opened(server, await server.signIn(other));
  expect(await send({ kind: "text", text: "看看" }, theirs)).toMatchObject({ msg: "会话不存在" });
  const read = await server.call(listMessagesBefore, { query: { conversationId: theirs } }, { token });
  expect(read).toMatchObject({ msg: "会话不存在" });
  expect(
    await server.call(sendMessage, {
      body: { conversationId, clientId: "a", content: { kind: "text", text: "a" } },
    }),
  ).toMatchObject({ code: "A00004" });
});
