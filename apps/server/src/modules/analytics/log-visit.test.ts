import { logVisit } from "@tradehall/api-client/endpoints/analytics/log-visit";
import { visitExample } from "@tradehall/api-client/models/visit";
import { expect, test } from "vitest";
import { flowLogs } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("records a visitor's step without a user", async () => {
  expect(await server.call(logVisit, { body: visitExample })).toMatchObject({ success: true });
  const kept = await server.database.db.select().from(flowLogs);
  expect(kept).toEqual([
    expect.objectContaining({ ...visitExample, userId: null, enterpriseId: 0, nums: null, orderNumbers: "" }),
  ]);
});

test("refuses a record that is none", async () => {
  const broken = [{ pageId: "home" }, { uuid: 5 }, { uuid: "x".repeat(500) }, { step: 2 ** 40 }];
  for (const fault of broken)
    expect(await server.call(logVisit, { body: { ...visitExample, ...fault } as never })).toMatchObject({
      code: "A00014",
      status: 400,
    });
});
