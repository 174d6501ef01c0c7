import { type ChatContent, chatMessageExample, conversationExample } from "@tradehall/api-client/models/chat";
import { expect, test } from "vitest";
import { toChatHit, toChatMessage, toConversationView } from "./chat.ts";

const routes: Parameters<typeof toConversationView>[1] = {
  product: (prodId, skuId) => `/detail/${prodId}?skuId=${skuId}`,
  order: (orderNumber) => `/order/${orderNumber}`,
  chat: (shopId) => `/chat?shopId=${shopId}`,
};

test("a conversation leads to its shop; one without a message says no time", () => {
  expect(toConversationView(conversationExample, routes)).toMatchObject({
    href: "/chat?shopId=1",
    presence: "online",
    isSelfOperated: true,
    lastAt: new Date(conversationExample.lastAt).toISOString(),
  });
  expect(toConversationView({ ...conversationExample, lastText: "" }, routes)).not.toHaveProperty("lastAt");
});

test("an own message is read up to where the shop has read, and named by its own id", () => {
  expect(toChatMessage(chatMessageExample, 0, routes)).toMatchObject({
    id: chatMessageExample.clientId,
    from: "own",
    state: "sent",
  });
  expect(toChatMessage(chatMessageExample, 1, routes).state).toBe("read");
  const answer = { ...chatMessageExample, party: "shop", clientId: "", seq: 2 } as const;
  expect(toChatMessage(answer, 2, routes)).toMatchObject({ id: "2", from: "shop" });
  expect(toChatMessage(answer, 2, routes)).not.toHaveProperty("state");
});

test("an order that is gone leads nowhere", () => {
  const order: ChatContent & { kind: "order" } = {
    ...{ kind: "order", orderNumber: "1", prodName: "扳手", pic: "/p", prodCount: 2 },
    ...{ actualTotal: "3.00", status: null },
  };
  const sent = { ...chatMessageExample, content: order };
  expect(toChatMessage(sent, 0, routes).content).toMatchObject({ status: "other", title: "扳手" });
  expect(toChatMessage(sent, 0, routes).content).not.toHaveProperty("href");
  expect(toChatHit(sent).text).toBe("扳手");
  const live = { ...sent, content: { ...order, status: 3 } };
  expect(toChatMessage(live, 0, routes).content).toMatchObject({ href: "/order/1", status: "shipped" });
});
