import { listLimits } from "@tradehall/api-client/endpoints/enterprise/buying/list-limits";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { buyNow, detailOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const list = (token: string | undefined, more: object = {}) =>
  server.call(listLimits, { query: { enterpriseId: ownEnterprise, ...more } }, { token });

test("says of each member what was ordered this month, the administrator first", async () => {
  const buyer = await server.signIn(users.buyer);
  const { actualTotal } = await detailOf(server, buyer, await buyNow(server, buyer, screwM6, 2));
  const { data } = await list(await server.signIn(users.admin));
  expect(data.records).toMatchObject([
    { userId: users.admin, role: "administrator", spent: "0.00" },
    { userId: users.buyer, role: "member", spent: actualTotal },
  ]);
  const second = await list(await server.signIn(users.admin), { size: 1, current: 2 });
  expect(second.data).toMatchObject({ total: 2, records: [{ userId: users.buyer }] });
});

test("is for the administrator alone", async () => {
  expect(await list(undefined)).toMatchObject({ code: "A00004" });
  expect(await list(await server.signIn(users.buyer))).toMatchObject({ code: "A00001" });
});
