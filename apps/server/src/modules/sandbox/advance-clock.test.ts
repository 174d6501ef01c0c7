import { advanceClock } from "@tradehall/api-client/endpoints/sandbox/advance-clock";
import { getClock } from "@tradehall/api-client/endpoints/sandbox/get-clock";
import { expect, test } from "vitest";
import { createClock } from "#server/clock.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const hour = 3_600_000;

test("moves the clock forward, for other processes too", async () => {
  const before = Date.now();
  const { data } = await server.call(advanceClock, { body: { advanceMs: hour } });
  expect(data.now).toBeGreaterThanOrEqual(before + hour);
  const later = await server.call(advanceClock, { body: { advanceMs: hour } });
  expect(later.data.now - data.now).toBeGreaterThanOrEqual(hour);
  expect((await server.call(getClock)).data.now).toBeGreaterThanOrEqual(later.data.now);
  const elsewhere = await createClock(server.database.db);
  expect(elsewhere.now().getTime()).toBeGreaterThanOrEqual(later.data.now);
});

test("never moves back, and not by more than a year at once", async () => {
  for (const advanceMs of [-1, 0.5, 400 * 24 * hour])
    expect(await server.call(advanceClock, { body: { advanceMs } })).toMatchObject({ code: "A00014" });
});
