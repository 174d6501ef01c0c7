import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { prodStatuses } from "@tradehall/mall-rules/states/order/delivery";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { footprints, products } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("lists what the buyer looked at, last first, and marks what is off the shelf", async () => {
  const { db } = server.database;
  await db.insert(footprints).values([
    { userId: buyer, prodId: screws, visitedAt: new Date("2026-01-02T00:00:00Z") },
    { userId: buyer, prodId: helmet, visitedAt: new Date("2026-01-01T17:00:00Z") },
    { userId: other, prodId: helmet, visitedAt: new Date("2026-01-03T00:00:00Z") },
  ]);
  await db.update(products).set({ status: prodStatuses.offByPlatform }).where(eq(products.id, helmet));
  const token = await server.signIn(buyer);
  const { data } = await server.call(listBrowseLog, { query: {} }, { token });
  expect(data).toMatchObject({
    total: 2,
    records: [
      { prodId: screws, status: 1, browseTime: "2026-01-02 08:00:00" },
      // One o'clock in the morning in China: the same day.
      { prodId: helmet, status: 0, browseTime: "2026-01-02 01:00:00" },
    ],
  });
});

test("is closed to visitors", async () => {
  expect(await server.call(listBrowseLog, { query: {} })).toMatchObject({ code: "A00004" });
});
