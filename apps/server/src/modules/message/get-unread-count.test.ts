import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("counts the buyer's own unread messages", async () => {
  const createdAt = new Date("2026-01-02T00:00:00Z");
  const message = (userId: number, readAt: Date | null = null) => ({
    userId,
    title: "订单已发货",
    content: "您的订单已发出",
    readAt,
    createdAt,
  });
  const { buyer, other } = world.users;
  await server.database.db
    .insert(notifyLogs)
    .values([message(buyer), message(buyer), message(buyer, createdAt), message(other)]);
  const count = async (userId: number) =>
    (await server.call(getUnreadCount, {}, { token: await server.signIn(userId) })).data;
  expect(await count(buyer)).toBe(2);
  expect(await count(other)).toBe(1);
  expect(await count(world.users.retail)).toBe(0);
});
