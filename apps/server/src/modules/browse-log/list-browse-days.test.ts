import { listBrowseDays } from "@tradehall/api-client/endpoints/browse-log/list-browse-days";
import { expect, test } from "vitest";
import { footprints } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const { screws, helmet } = world.prods;

test("answers the buyer's days by China's clock, last first", async () => {
  await server.database.db.insert(footprints).values([
    { userId: buyer, prodId: screws, visitedAt: new Date("2026-01-02T00:00:00Z") },
    // One o'clock in the morning of the second in China.
    { userId: buyer, prodId: helmet, visitedAt: new Date("2026-01-01T17:00:00Z") },
    { userId: buyer, prodId: world.prods.gloves, visitedAt: new Date("2025-12-31T10:00:00Z") },
    { userId: other, prodId: helmet, visitedAt: new Date("2026-01-03T00:00:00Z") },
  ]);
  const token = await server.signIn(buyer);
  const { data } = await server.call(listBrowseDays, {}, { token });
  expect(data).toEqual([
    { day: "2026-01-02", count: 2 },
    { day: "2025-12-31", count: 1 },
  ]);
});

test("is closed to visitors, and to made-up sessions", async () => {
  expect(await server.call(listBrowseDays, {})).toMatchObject({ code: "A00004" });
  expect(await server.call(listBrowseDays, {}, { token: "made-up" })).toMatchObject({ code: "A00004" });
});
