import { listGrowthChanges } from "@tradehall/api-client/endpoints/membership/list-growth-changes";
import { expect, test } from "vitest";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;

test("lists movements newest first with what was left, and only one's own", async () => {
  const { db } = server.database;
  const token = await server.signIn(other);
  const now = server.clock.now();
  const orderNumber = "261121093015482913746";
  await changeGrowth(db, other, { change: 30, source: "order", orderNumber }, now);
  await changeGrowth(db, other, { change: -10, source: "takenBack", orderNumber }, now);
  const list = async (query: object, as = token) =>
    (await server.call(listGrowthChanges, { query }, { token: as })).data;
  const { records } = await list({});
  expect(records).toMatchObject([
    { change: -10, left: 20, source: "takenBack", orderNumbers: [orderNumber] },
    { change: 30, left: 30, source: "order", orderNumbers: [orderNumber] },
  ]);
  expect((await list({ type: 1 })).records).toEqual([records[1]]);
  expect((await list({}, await server.signIn(buyer))).total).toBe(0);
  expect(await server.call(listGrowthChanges, { query: {} })).toMatchObject({ code: "A00004" });
});
