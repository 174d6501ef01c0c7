import { logBuyerVisit } from "@tradehall/api-client/endpoints/analytics/log-buyer-visit";
import { visitExample } from "@tradehall/api-client/models/visit";
import { expect, test } from "vitest";
import { flowLogs } from "#server/db/schema/index.ts";
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
