import { logVisit } from "@tradehall/api-client/endpoints/site/log-visit";
import { visitExample } from "@tradehall/api-client/models/visit";
import { eq } from "drizzle-orm";
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

test("a page view that is sent again counts once, goods put into the cart at the same step count, too", async () => {
  const before = await server.database.db.$count(flowLogs);
  const body = { ...visitExample, uuidSession: "again" };
  for (let turn = 0; turn < 3; turn++) await server.call(logVisit, { body });
  await server.call(logVisit, { body: { ...body, visitType: 4, nums: 2 } });
  expect(await server.database.db.$count(flowLogs)).toBe(before + 2);
});

test("a record that waited for the network keeps its own time", async () => {
  const body = { ...visitExample, uuidSession: "late", waitedMs: 3_600_000 };
  await server.call(logVisit, { body });
  const [kept] = await server.database.db.select().from(flowLogs).where(eq(flowLogs.uuidSession, "late"));
  expect(server.clock.now().getTime() - (kept?.createdAt.getTime() ?? 0)).toBeGreaterThanOrEqual(3_600_000);
});
