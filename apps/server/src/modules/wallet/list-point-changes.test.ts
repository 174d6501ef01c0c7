import { listPointChanges } from "@tradehall/api-client/endpoints/wallet/list-point-changes";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { changePoints, pointsLapseAt } from "./points.ts";

const server = testServer();
const { buyer, other } = world.users;

test("lists movements newest first, with what was left after each and when they lapse", async () => {
  const { db } = server.database;
  const token = await server.signIn(other);
  const now = server.clock.now();
  const list = async (query: object, as = token) =>
    (await server.call(listPointChanges, { query }, { token: as })).data;
  const { total } = await list({});
  const earned = { change: 30, source: "order", orderNumber: "261121093015482913746" } as const;
  await changePoints(db, other, [{ ...earned, expiresAt: pointsLapseAt(now) }], now);
  await changePoints(db, other, [{ change: -10, source: "spent" }], now);
  const [spent, gained] = (await list({})).records;
  expect(spent).toMatchObject({ change: -10, source: "spent", orderNumbers: [], lapseTime: null });
  expect(gained).toMatchObject({ change: 30, orderNumbers: [earned.orderNumber] });
  expect(gained?.lapseTime).toMatch(/-12-31 23:59:59$/);
  expect((gained?.left ?? 0) - 10).toBe(spent?.left);
  expect((await list({ type: 2 })).records).toEqual([spent]);
  expect(await list({ size: 1, current: 2 })).toMatchObject({ total: total + 2, records: [gained] });
  const own = (await list({}, await server.signIn(buyer))).records;
  expect(own.some(({ id }) => id === gained?.id)).toBe(false);
  expect(await server.call(listPointChanges, { query: {} })).toMatchObject({ code: "A00004" });
});
