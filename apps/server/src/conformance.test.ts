/** This server passes the check that any other back end is held to (`npm run conformance`). */
import { checkConformance, countRows } from "@tradehall/api-client/conformance";
import { expect, test } from "vitest";
import { loadHandlers } from "./modules.ts";
import { testServer } from "./testing/test-server.ts";
import { helmet } from "./testing/trade.ts";
import { world } from "./testing/world.ts";

const server = testServer();

test("every call that reads answers as the contract says, and none that needs a session answers without one", async () => {
  const handlers = await loadHandlers({ sandbox: true });
  const endpoints = handlers.map(({ endpoint }) => endpoint);
  const rows = await checkConformance({
    endpoints,
    baseUrl: await server.app.listen({ port: 0, host: "127.0.0.1" }),
    token: await server.signIn(world.users.buyer),
    inputs: { "GET /prod/prodInfo": { query: { prodId: helmet.prodId } } },
  });
  expect(rows.filter(({ verdict }) => verdict === "failed")).toEqual([]);
  expect(rows.find(({ call }) => call === "GET /prod/prodInfo")).toMatchObject({ verdict: "passed" });
  // A check that skips or is refused everywhere would find nothing wrong.
  const { passed, refused, skipped } = countRows(rows);
  expect(passed).toBeGreaterThan(2 * refused);
  expect(passed).toBeGreaterThan(skipped);
});
