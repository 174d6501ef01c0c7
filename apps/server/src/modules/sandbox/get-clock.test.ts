import { getClock } from "@tradehall/api-client/endpoints/sandbox/get-clock";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("tells the server's time", async () => {
  const before = Date.now();
  const { data } = await server.call(getClock);
  expect(data.now).toBeGreaterThanOrEqual(before);
  expect(data.now).toBeLessThanOrEqual(Date.now());
});
