import { advanceClock } from "@tradehall/api-client/endpoints/sandbox/advance-clock";
import { getClock } from "@tradehall/api-client/endpoints/sandbox/get-clock";
import { expect, test } from "vitest";
import { createClock } from "#server/clock.ts";
import { twoProcesses } from "#server/testing/two-processes.ts";

const { first: server, second } = twoProcesses();
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

test("moved in two processes at once it counts each", async () => {
  const before = server.clock.now().getTime();
  const moves = Array.from({ length: 10 }, (_, nth) => (nth % 2 ? server : second).clock.advance(hour));
  await Promise.all(moves);
  await server.clock.refresh();
  expect(server.clock.now().getTime()).toBeGreaterThanOrEqual(before + moves.length * hour);
});
