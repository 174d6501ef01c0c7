import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { setRecommended } from "@tradehall/api-client/endpoints/account/set-recommended";
import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("off, the overview offers nothing by what was bought; on again, it does", async () => {
  const token = await server.signIn(world.users.buyer);
  await pay(server, token, await buyNow(server, token, screwM6, 1));
  const bought = async () =>
    (await server.call(getCenterInfo, { query: { part: "bought" } }, { token })).data.bought;
  const turn = (prodRecommendation: 0 | 1) =>
    server.call(setRecommended, { body: { prodRecommendation } }, { token });
  expect(await bought()).toMatchObject({ isOff: 0, records: [expect.anything()] });
  await turn(0);
  expect(await bought()).toEqual({ isOff: 1, records: [] });
  expect((await server.call(getAccount, {}, { token })).data.prodRecommendation).toBe(0);
  await turn(1);
  expect(await bought()).toMatchObject({ records: [expect.anything()] });
});

test("refuses without a session", async () => {
  const body = { prodRecommendation: 0 } as const;
  expect(await server.call(setRecommended, { body })).toMatchObject({ code: "A00004" });
});
