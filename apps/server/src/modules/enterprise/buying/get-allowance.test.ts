import { getAllowance } from "@tradehall/api-client/endpoints/enterprise/buying/get-allowance";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { limit } from "#server/testing/approvals.ts";
import { confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const ask = (token: string | undefined) => server.call(getAllowance, {}, { token });

test("says what is left of the month, and what earlier orders were booked on", async () => {
  const token = await server.signIn(users.buyer);
  expect((await ask(token)).data).toEqual({
    isOfEnterprise: 1,
    perOrder: null,
    left: null,
    costCentres: [],
    projects: [],
  });
  await limit(server, { perOrder: "40.00", perMonth: "100.00" });
  const { uuid } = (await confirm(server, token, { orderItem: { ...screwM6, prodCount: 2 } })).data;
  const placed = await submit(server, token, uuid, { costCentre: "生产一部", project: "二期" });
  const { actualTotal } = await detailOf(server, token, placed.data.orderNumbers);
  expect((await ask(token)).data).toEqual({
    isOfEnterprise: 1,
    perOrder: "40.00",
    left: fenToYuan(fen(100_00 - yuanToFen(actualTotal))),
    costCentres: ["生产一部"],
    projects: ["二期"],
  });
  // A colleague is offered the same and has no limit.
  expect((await ask(await server.signIn(users.admin))).data).toMatchObject({
    left: null,
    projects: ["二期"],
  });
});

test("says nothing of no enterprise, and asks for a session", async () => {
  expect(await ask(undefined)).toMatchObject({ code: "A00004" });
  expect((await ask(await server.signIn(users.retail))).data).toMatchObject({ left: null, costCentres: [] });
});
