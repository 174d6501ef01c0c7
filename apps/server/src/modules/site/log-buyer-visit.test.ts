import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { logBuyerVisit } from "@tradehall/api-client/endpoints/site/log-buyer-visit";
import { visitExample } from "@tradehall/api-client/models/visit";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { flowLogs, users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("records a buyer's step with user and enterprise", async () => {
  const token = await server.signIn(world.users.buyer);
  await server.call(logBuyerVisit, { body: visitExample }, { token });
  const kept = await server.database.db.select().from(flowLogs);
  expect(kept).toMatchObject([
    { userId: world.users.buyer, enterpriseId: world.enterprises.first, pageId: 3, bizData: "12" },
  ]);
});

test("records nothing for who is not signed in", async () => {
  const before = await server.database.db.select().from(flowLogs);
  expect(await server.call(logBuyerVisit, { body: visitExample })).toMatchObject({ code: "A00004" });
  expect(await server.database.db.select().from(flowLogs)).toHaveLength(before.length);
});

test("leaves the news of a changed dealer to a call whose answer is read", async () => {
  const token = await server.signIn(world.users.other);
  const { db } = server.database;
  await db.update(users).set({ dealerChanged: true }).where(eq(users.id, world.users.other));
  const answer = await server.call(logBuyerVisit, { body: { ...visitExample, step: 9 } }, { token });
  expect(answer.success).toBe(true);
  expect(await server.call(getUnreadCount, {}, { token })).toMatchObject({ code: "A00008" });
});
