import { sandboxListVisits } from "@tradehall/api-client/endpoints/sandbox/list-visits";
import { logBuyerVisit } from "@tradehall/api-client/endpoints/site/log-buyer-visit";
import { logVisit } from "@tradehall/api-client/endpoints/site/log-visit";
import { visitExample } from "@tradehall/api-client/models/visit";
import { expect, test } from "vitest";
import { openTestServer, testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("shows the records in their order, of one browser or one buyer", async () => {
  const token = await server.signIn(world.users.buyer);
  await server.call(logVisit, { body: { ...visitExample, step: 0 } });
  await server.call(logBuyerVisit, { body: { ...visitExample, step: 1 } }, { token });
  await server.call(logVisit, { body: { ...visitExample, uuid: "another", uuidSession: "other" } });
  const steps = async (query: { uuid?: string; userId?: number }) =>
    (await server.call(sandboxListVisits, { query })).data.map(({ step }) => step);
  expect(await steps({ uuid: visitExample.uuid })).toEqual([0, 1]);
  expect(await steps({ userId: world.users.buyer })).toEqual([1]);
  expect(await steps({})).toHaveLength(3);
});

test("without the sandbox there is no such call", async () => {
  const real = await openTestServer({ sandbox: false });
  expect(await real.call(sandboxListVisits)).toMatchObject({ code: "A00013", status: 404 });
  await real.close();
});
