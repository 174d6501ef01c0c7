/** A crowd walks through two processes at once, and the promises hold; longer walks: `npm run faults -- --only walks`. */
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { sweepOrders, sweepPayments, sweepRefunds } from "#server/jobs/sweep.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { walk } from "#server/testing/walk.ts";
import type { Walkable } from "#server/testing/walk-types.ts";

const { first: server, second } = twoProcesses();
/** Nothing is at once on PGlite. */
const size = hasProcesses ? { buyers: 3, hands: 3, steps: 8 } : { buyers: 2, hands: 2, steps: 6 };

const query: Walkable["query"] = (statement) => queryWith(server.database.db)(statement);

let calls = 0;
const shop: Walkable = {
  query,
  async call(method, url, { token, body, key } = {}) {
    calls += 1;
    const { app } = calls % 2 ? server : second;
    const response = await app.inject({
      method: method as "GET",
      url,
      headers: {
        ...(token ? { authorization: token } : {}),
        ...(key ? { "idempotency-key": key } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return response.json();
  },
};

test("the world of the tests keeps the promises", async () => {
  expect(await invariantViolations(query)).toEqual([]);
});

test("a walk leaves the shop true to the fen", async () => {
  let isOver = false;
  const sweeping = [server, second].map(async (parts) => {
    while (!isOver) {
      await parts.clock.refresh();
      await sweepRefunds(parts);
      await sweepOrders(parts);
      await sweepPayments(parts);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  const { faults, made } = await walk(shop, { ...size, seed: 1 }).finally(() => {
    isOver = true;
  });
  await Promise.all(sweeping);
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(0);
});
