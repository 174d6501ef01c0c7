import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { readMessages } from "@tradehall/api-client/endpoints/message/read-messages";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("marks one message, then all, and never someone else's", async () => {
  const { buyer, other } = world.users;
  const message = (userId: number) => ({ userId, title: "t", content: "c", createdAt: new Date(0) });
  const ids = await server.database.db
    .insert(notifyLogs)
    .values([message(buyer), message(buyer), message(buyer), message(other)])
    .returning({ id: notifyLogs.id });
  const token = await server.signIn(buyer);
  const read = async (logIds: number[]) =>
    (await server.call(readMessages, { body: { logIds } }, { token })).data;
  const [mine, others] = [ids[0]?.id ?? 0, ids[3]?.id ?? 0];
  expect(await read([mine, others])).toBe(2);
  expect(await read([])).toBe(0);
  const theirs = await server.call(listMessages, {}, { token: await server.signIn(other) });
  expect(theirs.data.records.map(({ isRead }) => isRead)).toEqual([0]);
});
