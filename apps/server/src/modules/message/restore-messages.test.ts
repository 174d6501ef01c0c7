import { deleteMessages } from "@tradehall/api-client/endpoints/message/delete-messages";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { restoreMessages } from "@tradehall/api-client/endpoints/message/restore-messages";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantMessages } from "./planted-messages.ts";

const server = testServer();

test("takes back what was put away, unread as it was, and no one else's", async () => {
  const { buyer, other } = world.users;
  const logIds = await plantMessages(server.database.db, { userId: buyer }, { userId: buyer });
  const token = await server.signIn(buyer);
  expect((await server.call(deleteMessages, { body: { logIds } }, { token })).data).toBe(0);
  const stranger = { token: await server.signIn(other) };
  await server.call(restoreMessages, { body: { logIds } }, stranger);
  expect((await server.call(listMessages, {}, { token })).data.total).toBe(0);
  expect((await server.call(restoreMessages, { body: { logIds } }, { token })).data).toBe(2);
  expect((await server.call(listMessages, {}, { token })).data.total).toBe(2);
});
