import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantMessages } from "./planted-messages.ts";

const server = testServer();

test("pages the buyer's own messages, newest first, in China's time", async () => {
  const message = (userId: number, hour: number, title: string) => ({
    userId,
    title,
    content: "内容",
    createdAt: new Date(Date.UTC(2026, 0, 2, hour)),
  });
  const { buyer, other } = world.users;
  await server.database.db
    .insert(notifyLogs)
    .values([
      message(buyer, 1, "一"),
      message(buyer, 3, "三"),
      message(buyer, 2, "二"),
      message(other, 4, "别人的"),
    ]);
  const token = await server.signIn(buyer);
  const first = await server.call(listMessages, { query: { current: 1, size: 2 } }, { token });
  expect(first.data).toMatchObject({
    total: 3,
    pages: 2,
    records: [{ title: "三", createTime: "2026-01-02 11:00:00", isRead: 0 }, { title: "二" }],
  });
  const last = await server.call(listMessages, { query: { current: 2, size: 2 } }, { token });
  expect(last.data.records.map(({ title }) => title)).toEqual(["一"]);
});

test("shows only the unread, or only the read, and never what was put away", async () => {
  const { retail } = world.users;
  const readAt = new Date("2026-01-03T00:00:00Z");
  await plantMessages(
    server.database.db,
    { userId: retail, readAt },
    { userId: retail },
    { userId: retail, deletedAt: readAt },
  );
  const token = await server.signIn(retail);
  const shown = async (query: { isRead?: 0 | 1 }) =>
    (await server.call(listMessages, { query }, { token })).data.records.map(({ title }) => title);
  expect(await shown({ isRead: 0 })).toEqual(["第 2 条"]);
  expect(await shown({ isRead: 1 })).toEqual(["第 1 条"]);
  expect(await shown({})).toEqual(["第 2 条", "第 1 条"]);
});
